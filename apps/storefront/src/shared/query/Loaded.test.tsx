import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Loaded } from './Loaded.tsx';
import { together } from './together.ts';

afterEach(cleanup);

const idle = { isError: false };
const failed = { isError: true };
const loaded = <Data,>(currentData: Data) => ({ currentData, isError: false });
const stale = { currentData: ['net'], isError: true };

it.each([
  ['nothing yet', idle, {}, 'loading'],
  ['a failure', failed, {}, 'failed'],
  ['data', loaded(['net']), {}, 'net'],
  ['a list without entries', loaded([]), {}, 'empty'],
  ['a list of which nothing is chosen', loaded(['net']), { isEmpty: true }, 'empty'],
  ['an empty list that is shown all the same', loaded([]), { isEmpty: false }, ''],
  ['data that could not be loaded again', stale, {}, 'net'],
  ['the same where they are not to be shown', stale, { hidesStale: true }, 'failed'],
] as const)('of %s shows what belongs there', (_case, query, props, text) => {
  const { container } = render(
    <Loaded query={query} loading="loading" failed="failed" empty="empty" {...props}>
      {(names: readonly string[]) => names.join()}
    </Loaded>,
  );
  expect(container.textContent).toBe(text);
});

it('shows nothing for an error that is only logged', () => {
  const { container } = render(
    <Loaded query={failed} loading="loading">
      {() => 'data'}
    </Loaded>,
  );
  expect(container.textContent).toBe('');
});

it.each([
  ['one is on its way', loaded(1), idle, { currentData: undefined, isError: false }],
  ['both are there', loaded(1), loaded('a'), { currentData: [1, 'a'], isError: false }],
  ['one has failed', failed, loaded('a'), { currentData: undefined, isError: true }],
])('combines two queries: %s', (_case, a, b, both) => {
  expect(together<unknown, unknown>(a, b)).toEqual(both);
});
