import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Price } from './index.ts';

test('names each number', () => {
  const { container } = render(<Price now="Rs.899/-" was="Rs.1,299/-" percentOff={31} />);
  expect(container.textContent).toBe('Price Rs.899/-, M.R.P Rs.1,299/-, 31% off');
});

test('shows only one price without a discount', () => {
  const { container } = render(<Price now="Rs.899/-" percentOff={0} />);
  expect(container.textContent).toBe('Price Rs.899/-');
});
