import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Steps } from './index.ts';

const steps = [
  { label: 'Cart', href: '/cart' },
  { label: 'Delivery address', href: '#address' },
  { label: 'Payment', href: '#payment' },
];

test('says the current step; only completed steps are links', async () => {
  render(<Steps label="Steps of your purchase" steps={steps} current={1} />);
  expect(await readAloud()).toEqual([
    'list, Steps of your purchase',
    'listitem, level 1, position 1, set size 3',
    'link, Cart, done',
    'Cart',
    ', done',
    'listitem, level 1, current step, position 2, set size 3',
    'Delivery address',
    'listitem, level 1, position 3, set size 3',
    'Payment',
  ]);
});

test('has no link at the first step', () => {
  render(<Steps label="Steps of your purchase" steps={steps} current={0} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('Cart').closest('[aria-current]')?.getAttribute('aria-current')).toBe(
    'step',
  );
});
