import type { Guide } from '../../../docs/guide/Guide.ts';
import { Live } from '../../../docs/guide/Live.tsx';
import { Badge } from '../../feedback/badge/index.ts';
import { drawnPicture } from '../../testing/drawnPicture.ts';
import { CartTable, CartTableRow } from './index.ts';

const row = {
  image: { src: drawnPicture('spikes'), alt: '' },
  title: 'Steel Bird Spikes, 3 m',
  href: '#product',
  price: 'Rs.899/-',
  onRemove: () => {},
};

export const guide: Guide = {
  purpose:
    'What is in the cart: a table where there is room, the same table as a row of cards where there is not. CartTableRow is a line of it.',
  when: ['Products can still be changed in quantity and taken out.'],
  whenNot: [
    { if: 'The order is placed', take: 'OrderCard' },
    { if: 'Amounts alone are added up', take: 'SummaryPanel' },
    { if: 'The cart is empty', take: 'EmptyState' },
  ],
  pairs: [
    {
      do: (
        <CartTable label="Cart with a change">
          <CartTableRow
            {...row}
            quantity={1}
            onQuantityChange={() => {}}
            subtotal="Rs.899/-"
            note={<Badge tone="danger">No longer sold</Badge>}
            isGone
          />
        </CartTable>
      ),
      dont: (
        <Live initial={1}>
          {(quantity, setQuantity) => (
            <CartTable label="Cart without a word">
              <CartTableRow
                {...row}
                quantity={quantity}
                onQuantityChange={setQuantity}
                subtotal="Rs.0/-"
              />
            </CartTable>
          )}
        </Live>
      ),
      why: 'What has changed since the product was put in stands under its title, and nothing goes by itself.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'decorative.' },
    { part: 'Title', is: 'the link to the product, and the head of its row.' },
    { part: 'Note', is: 'a changed price, no longer sold; may be missing.' },
    { part: 'Quantity', is: 'a QuantityStepper with the title in its name.' },
    { part: 'Price, subtotal', is: 'in figures of one width.' },
    { part: 'Remove', is: 'a bin named “Remove Steel Bird Spikes, 3 m”.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through each row: title, stepper, bin.' },
    { keys: 'Enter, Space', does: 'On a button: one more, one less, or out of the cart.' },
    { keys: 'Up, Down', does: 'In a quantity: one more, one less.' },
  ],
  spoken: 'OneLine',
};
