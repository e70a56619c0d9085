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
    'The products in the cart: a table in wide windows, the same table as cards in narrow ones. CartTableRow is one product.',
  when: ['Quantities can be changed and products removed.'],
  whenNot: [
    { if: 'The order is placed', take: 'OrderCard' },
    { if: 'Only amounts are added up', take: 'SummaryPanel' },
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
      why: 'A note below the title says what has changed, and nothing disappears by itself.',
    },
  ],
  anatomy: [
    { part: 'Picture', is: 'decorative.' },
    { part: 'Title', is: 'the link to the product, and the row header.' },
    { part: 'Note', is: 'a changed price, or no longer sold; optional.' },
    { part: 'Quantity', is: 'a QuantityStepper with the title in its name.' },
    { part: 'Price, subtotal', is: 'in tabular figures.' },
    { part: 'Remove', is: 'an icon button named “Remove Steel Bird Spikes, 3 m”.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through each row: title, stepper, remove button.' },
    { keys: 'Enter, Space', does: 'On a button: one more, one less, or removes the product.' },
    { keys: 'Up, Down', does: 'In a quantity: one more, one less.' },
  ],
  spoken: 'OneLine',
};
