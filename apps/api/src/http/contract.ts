import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { operations } from '../../../../contracts/schema.d.ts';

export type OperationId = keyof operations;

/** Operations of the user API: all but those that the storefront serves. */
export type ApiOperationId = Exclude<OperationId, 'getPageMetadata'>;

/** Body schemas of error responses. */
export type ErrorBody =
  | 'Message'
  | 'FieldErrors'
  | 'RegistrationErrors'
  | 'ErrorList'
  | 'ErrorText'
  | 'PaymentRefused';

export interface Operation {
  id: OperationId;
  method: string;
  path: string;
  isSecured: boolean;
  /** A backend may lack it. */
  isOptional: boolean;
  /** All documented statuses. */
  statuses: number[];
  /** The documented status below 300. */
  success: number;
  /** Documented statuses from 400 up with their body schemas. */
  errors: Map<number, ErrorBody>;
}

interface Described {
  operationId: OperationId;
  security?: unknown[];
  servers?: unknown[];
  'x-optional'?: boolean;
  responses: Record<
    string,
    { $ref?: string; content?: Record<string, { schema: { $ref: string } }> }
  >;
}

interface Contract {
  paths: Record<string, Record<string, Described>>;
  components: { responses: Described['responses'] };
}

const file = new URL('../../../../contracts/openapi.yaml', import.meta.url);

/** Returns a new copy of the OpenAPI document, which the caller may change. */
export const readContract = (): Contract => parse(readFileSync(file, 'utf8'));

/** Returns the document without operations that name their own servers. */
export function readApiContract(): Contract {
  const contract = readContract();
  for (const methods of Object.values(contract.paths)) {
    for (const [method, { servers }] of Object.entries(methods)) {
      if (servers) delete methods[method];
    }
  }
  return contract;
}

/** Returns the operations of a document by id. */
export function operationsOf(contract: Contract): Map<OperationId, Operation> {
  const found = new Map<OperationId, Operation>();
  for (const [path, methods] of Object.entries(contract.paths)) {
    for (const [method, described] of Object.entries(methods)) {
      const statuses = Object.keys(described.responses).map(Number);
      found.set(described.operationId, {
        id: described.operationId,
        method: method.toUpperCase(),
        path,
        isSecured: (described.security ?? []).length > 0,
        isOptional: described['x-optional'] ?? false,
        statuses,
        success: statuses.find((status) => status < 300) ?? 200,
        errors: new Map(
          statuses
            .filter((status) => status >= 400)
            .map((status) => [status, errorBody(contract, described, status)]),
        ),
      });
    }
  }
  return found;
}

function errorBody(contract: Contract, { responses }: Described, status: number): ErrorBody {
  const last = (ref: string) => ref.slice(ref.lastIndexOf('/') + 1);
  const here = responses[status];
  const response = here?.$ref ? contract.components.responses[last(here.$ref)] : here;
  return last(response?.content?.['application/json']?.schema.$ref ?? '/Message') as ErrorBody;
}

/** Returns the operations that a backend may lack. */
export const optionalOperations = (): string[] =>
  [...operationsOf(readApiContract()).values()]
    .filter(({ isOptional }) => isOptional)
    .map(({ id }) => id);
