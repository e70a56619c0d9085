import { expect, it } from 'vitest';
import { contractProblem } from './contract-check.ts';

it('finds an undocumented status, a wrong body and a body where none belongs', () => {
  const problem = (method: string, url: string, status: number, body?: unknown) =>
    contractProblem(method, url, { status, body });
  expect(problem('GET', '/api/user/products/', 418)).toContain('not documented');
  expect(problem('GET', '/api/user/products/', 200, [{ id: 0 }])).toContain('price');
  expect(problem('GET', '/api/user/profile/', 401, { error: 'x' })).toContain('message');
  expect(problem('DELETE', '/api/user/wishlist/7/', 204, {})).toContain('has a body');
  expect(problem('GET', '/api/user/products/', 200, [])).toBeUndefined();
});
