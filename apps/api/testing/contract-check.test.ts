import { expect, it } from 'vitest';
import { contractError } from './contract-check.ts';

it('finds an undocumented status, a wrong body and an unexpected body', () => {
  const error = (method: string, url: string, status: number, body?: unknown) =>
    contractError(method, url, { status, body });
  expect(error('GET', '/api/user/products/', 418)).toContain('not documented');
  expect(error('GET', '/api/user/products/', 200, [{ id: 0 }])).toContain('price');
  expect(error('GET', '/api/user/profile/', 401, { error: 'x' })).toContain('message');
  expect(error('DELETE', '/api/user/wishlist/7/', 204, {})).toContain('has a body');
  expect(error('GET', '/api/user/products/', 200, [])).toBeUndefined();
});
