import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Timeline } from './index.ts';

test('says of every step whether it is done', () => {
  render(
    <Timeline
      items={[
        { title: 'Order Placed', text: 'Nov 12', isDone: true },
        { title: 'Pending', isDone: false },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Order Placed (done)Nov 12',
    'Pending (not yet)',
  ]);
});
