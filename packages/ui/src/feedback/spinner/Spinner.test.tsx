import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { OverlayLoader, PageLoader, Spinner } from './index.ts';

test('says what is waited for; beside a text it says nothing', async () => {
  render(
    <>
      <Spinner label="Loading products" />
      <Spinner />
    </>,
  );
  expect(await readAloud()).toEqual(['Loading products']);
});

test.each([
  ['PageLoader', PageLoader],
  ['OverlayLoader', OverlayLoader],
])('%s is a polite message', async (_name, Loader) => {
  render(<Loader label="Loading your orders" />);
  expect(await readAloud()).toEqual(['status', 'Loading your orders']);
});
