import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readAloud } from '../../testing/spoken.ts';
import { CartTable, CartTableRow } from './index.ts';

test('is read as a table at every width; each row starts with its product', async () => {
  render(
    <CartTable>
      <CartTableRow
        image={{ src: '/spikes.webp', alt: '' }}
        title="Steel Spikes"
        href="/products/steel-spikes"
        quantity={2}
        onQuantityChange={() => {}}
        price="Rs.899/-"
        subtotal="Rs.1,798/-"
        onRemove={() => {}}
        note="The price has changed"
      />
    </CartTable>,
  );
  expect(await readAloud()).toEqual([
    'table, Cart',
    'rowgroup',
    'row, Image Title Quantity Price Subtotal Remove',
    'columnheader, Image',
    'columnheader, Title',
    'columnheader, Quantity',
    'columnheader, Price',
    'columnheader, Subtotal',
    'columnheader, Remove',
    'rowgroup',
    'row, Steel Spikes The price has changed 2 Rs.899/- Rs.1,798/-',
    'cell',
    'rowheader, Steel Spikes The price has changed',
    'link, Steel Spikes',
    'The price has changed',
    'cell, 2',
    'button, Decrease quantity of Steel Spikes, 1 control',
    'Number field, Quantity of Steel Spikes, 2',
    'button, Increase quantity of Steel Spikes, 1 control',
    'cell, Rs.899/-',
    'Rs.899/-',
    'cell, Rs.1,798/-',
    'Rs.1,798/-',
    'cell',
    'button, Remove Steel Spikes',
  ]);
});
