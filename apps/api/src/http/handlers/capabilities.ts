import { optionalOperations } from '../contract.ts';
import type { Handler } from '../operation.ts';

/** Read at the first request, because parsing the contract again would delay the start. */
let operations: string[] | undefined;

/** This API has every optional operation of the contract. */
export const getCapabilities: Handler<'getCapabilities'> = () => {
  operations ??= optionalOperations();
  return { operations };
};
