import { operationOf, operations, readInteractions } from '@parinda/testing/pacts';
import { readFields } from './fields.ts';

/**
 * Returns the content of contracts/operations.json: each operation with its statuses, the interactions of
 * the pacts and the fields of a successful response. The contract lens of the Storybook shows it.
 */
export function describeOperations(): string {
  const interactions = Map.groupBy(readInteractions(), operationOf);
  const fields = new Map(readFields().map((one) => [one.operation, one]));
  const described = operations.map(({ id, method, path, statuses, success, isOptional }) => {
    const { all = [], read = [] } = fields.get(id) ?? {};
    return {
      id,
      method,
      path,
      statuses,
      success,
      isOptional,
      interactions: (interactions.get(id) ?? []).map((one) => ({
        description: one.description,
        states: (one.providerStates ?? []).map(({ name }) => name),
        status: one.response.status,
        body: one.response.body?.content,
      })),
      fields: all.map((field) => ({ ...field, isRead: read.includes(field) })),
    };
  });
  return `${JSON.stringify(described, undefined, 1)}\n`;
}
