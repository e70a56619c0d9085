import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { Drawer } from './index.ts';

test('is a dialog with its title, and hides the page from screen readers', async () => {
  render(
    <>
      <p>The page beneath.</p>
      <Drawer isOpen onOpenChange={() => {}} title="Filters">
        <a href="/products">All products</a>
      </Drawer>
    </>,
  );
  expect(await readAloud()).toEqual([
    'button, Dismiss',
    'dialog, Filters',
    'heading, Filters, level 2',
    'button, Close',
    'link, All products',
  ]);
});
