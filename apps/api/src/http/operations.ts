import { clientKey } from '@parinda/server-kit/client-key';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyOpenapiGlue } from 'fastify-openapi-glue';
import type { AppContext } from '../domain/app-context.ts';
import { authenticate } from './auth.ts';
import { limitBodies } from './body-limit.ts';
import { type ApiOperationId, type Operation, operationsOf, readApiContract } from './contract.ts';
import * as byId from './handlers/index.ts';
import { normalizeInput } from './normalize-input.ts';
import type { Handler, Handlers } from './operation.ts';
import { rejectMalformed } from './reject-malformed.ts';
import { validatorCompiler } from './validation.ts';

/** The type requires every operation of the API. */
const handlers: Handlers = byId;

/** Serves the API's operations of contracts/openapi.yaml with request validation. */
export async function registerOperations(app: FastifyInstance, context: AppContext): Promise<void> {
  const operations = operationsOf(readApiContract());
  app.setValidatorCompiler(validatorCompiler);
  app.addHook('preValidation', rejectMalformed);
  app.addHook('preValidation', normalizeInput);
  limitBodies(app);
  await app.register(fastifyOpenapiGlue, {
    specification: readApiContract(),
    operationResolver: (id: string) => {
      const operation = operations.get(id as ApiOperationId);
      if (!operation) throw new Error(`${id} is not in the contract`);
      return routeOf(operation, context);
    },
  } as never);
}

function routeOf(operation: Operation, context: AppContext) {
  const handler = handlers[operation.id as ApiOperationId] as Handler<ApiOperationId>;
  const isPrivate =
    operation.isSecured || (operation.path.startsWith('/api/user/') && operation.method !== 'GET');
  return {
    config: { operation },
    // Runs before the body is read, so that anonymous requests learn nothing about it.
    onRequest: operation.isSecured
      ? (request: FastifyRequest) => authenticate(context, request)
      : undefined,
    handler: async (request: FastifyRequest, reply: FastifyReply) => {
      reply.code(operation.success);
      if (isPrivate) reply.header('cache-control', 'no-store');
      const answer = await handler(
        {
          params: request.params as never,
          query: request.query as never,
          body: request.body as never,
          userId: request.session?.userId ?? 0,
          client: clientKey(request.ip),
          request,
          reply,
        },
        context,
      );
      return reply.statusCode === 204 || reply.statusCode === 304 ? reply.send() : answer;
    },
  };
}
