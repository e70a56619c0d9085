import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { tone } from '../../feedback/badge/Badge.css.ts';
import { OrderBadge, type OrderBadgeProps } from './index.ts';

const cases: [OrderBadgeProps, keyof typeof tone][] = [
  [{ kind: 'delivery', status: 'pending', text: 'Delivery Pending' }, 'warning'],
  [{ kind: 'delivery', status: 'delivered', text: 'Delivered' }, 'success'],
  [{ kind: 'payment', status: 'pending', text: 'Payment Pending' }, 'warning'],
  [{ kind: 'payment', status: 'completed', text: 'Paid' }, 'success'],
  [{ kind: 'payment', status: 'failed', text: 'Payment Failed' }, 'danger'],
];

// Spec: 2 §4
test.each(cases)('%o has the tone %s', (badge, expected) => {
  const { container } = render(<OrderBadge {...badge} />);
  expect(container.firstElementChild?.classList.contains(tone[expected])).toBe(true);
});

test.each<[OrderBadgeProps, string]>([
  [
    { kind: 'delivery', status: 'pending', text: 'Pending', subject: 'Delivery' },
    'Delivery: Pending',
  ],
  [{ kind: 'delivery', status: 'delivered', text: 'Delivered' }, 'Delivered'],
])('%o is heard as %s', (badge, heard) => {
  const { container } = render(<OrderBadge {...badge} />);
  expect(container.textContent).toBe(heard);
});
