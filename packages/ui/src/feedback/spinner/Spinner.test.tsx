import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { OverlayLoader, PageLoader, Spinner } from './index.ts';

test('has its label as name; without a label it is hidden from screen readers', async () => {
  render(
    <>
      <Spinner label="Loading products" />
      <Spinner />
    </>,
  );
  expect(await readAloud()).toEqual(['progressbar, Loading products, max value 100, min value 0']);
});

test.each([
  ['PageLoader', PageLoader],
  ['OverlayLoader', OverlayLoader],
])('%s is a polite message', async (_name, Loader) => {
  render(<Loader label="Loading your orders" />);
  expect(await readAloud()).toEqual(['status', 'Loading your orders']);
});
