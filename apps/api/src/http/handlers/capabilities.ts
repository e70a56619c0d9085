import { operationsOf, readApiContract } from '../contract.ts';
import type { Handler } from '../operation.ts';

/** This API has every optional operation of the contract. */
const operations = [...operationsOf(readApiContract()).values()]
  .filter(({ isOptional }) => isOptional)
  .map(({ id }) => id);

export const getCapabilities: Handler<'getCapabilities'> = () => ({ operations });
