import { expect, it } from 'vitest';
import { operationsOf, readApiContract, readContract } from './contract.ts';
import * as handlers from './handlers/index.ts';

it('has a handler for every operation except those of other servers', () => {
  const idsOf = (contract: ReturnType<typeof readContract>) => [...operationsOf(contract).keys()];
  const own = idsOf(readApiContract());
  expect(Object.keys(handlers).sort()).toEqual([...own].sort());
  expect(idsOf(readContract()).filter((id) => !own.includes(id))).toEqual(['getPageMetadata']);
});
