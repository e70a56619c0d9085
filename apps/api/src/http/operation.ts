import type { FastifyReply, FastifyRequest } from 'fastify';
import type { components, operations } from '../../../../contracts/schema.d.ts';
import type { AppContext } from '../domain/app-context.ts';
import type { Client } from '../domain/limits/client.ts';
import type { ApiOperationId, OperationId } from './contract.ts';

export type Schemas = components['schemas'];

type Json<T> = T extends { content: { 'application/json': infer Body } } ? Body : undefined;
type Part<K extends OperationId, Name extends 'path' | 'query' | 'header'> = Exclude<
  operations[K]['parameters'][Name],
  undefined
>;
type Success<K extends OperationId> = operations[K]['responses'][keyof operations[K]['responses'] &
  (200 | 201 | 204)];

/** A validated request. */
export interface Call<K extends OperationId> {
  params: Part<K, 'path'>;
  query: Part<K, 'query'>;
  body: Json<operations[K]['requestBody']>;
  /** The signed-in customer's id; 0 on public operations. */
  userId: number;
  client: Client;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Handles one operation. The response has the documented success status. */
export type Handler<K extends OperationId> = (
  call: Call<K>,
  context: AppContext,
) => Promise<Json<Success<K>>> | Json<Success<K>>;

export type Handlers = { [K in ApiOperationId]: Handler<K> };
