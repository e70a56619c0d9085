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
  ['an error', failed, {}, 'failed'],
  ['data', loaded(['net']), {}, 'net'],
  ['a list without entries', loaded([]), {}, 'empty'],
  ['a list that isEmpty treats as empty', loaded(['net']), { isEmpty: true }, 'empty'],
  ['an empty list that isEmpty treats as filled', loaded([]), { isEmpty: false }, ''],
  ['stale data after a failed refetch', stale, {}, 'net'],
  ['stale data that hidesStale hides', stale, { hidesStale: true }, 'failed'],
] as const)('renders %s', (_case, query, props, text) => {
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
  ['one is pending', loaded(1), idle, { currentData: undefined, isError: false }],
  ['both are loaded', loaded(1), loaded('a'), { currentData: [1, 'a'], isError: false }],
  ['one has failed', failed, loaded('a'), { currentData: undefined, isError: true }],
])('combines two queries: %s', (_case, a, b, both) => {
  expect(together<unknown, unknown>(a, b)).toEqual(both);
});
