import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Skeleton } from './index.ts';

test('has the given size; a number is in pixels', () => {
  const { container } = render(<Skeleton width={120} height="3rem" />);
  const { width, height } = (container.firstElementChild as HTMLElement).style;
  expect([width, height]).toEqual(['120px', '3rem']);
});

test('is hidden from screen readers', async () => {
  render(
    <>
      <p>Products</p>
      <Skeleton />
    </>,
  );
  expect(await readAloud()).toEqual(['paragraph', 'Products']);
});
