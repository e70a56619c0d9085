import { records } from '@parinda/api-client/mocks';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderShop } from '../../../testing/renderShop.tsx';
import { testPages } from '../../../testing/testPages.ts';
import { MetresHelper } from './MetresHelper.tsx';

testPages();

const [summary] = records.products;
const guard = {
  ...(summary as NonNullable<typeof summary>),
  title: 'Guard Bird Spikes, Pack of 10 (5 m)',
  price: 899,
};

function ask(length: string, depth: string, products = [guard]) {
  renderShop(<MetresHelper products={products} />, '/category/1');
  fireEvent.input(screen.getByLabelText(/^Length in metres/), { target: { value: length } });
  fireEvent.input(screen.getByLabelText(/^Depth in cm/), { target: { value: depth } });
  fireEvent.click(screen.getByRole('button', { name: 'Work it out' }));
}

// Spec: 1 §2 Products page
it('shows the number of packs for a ledge, and their price', async () => {
  ask('6', '20');
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toBe(
    'Guard Bird Spikes, Pack of 10 (5 m): 3 packs for ₹2,697, as 12 m in 2 rows',
  );
});

// Spec: 1 §2 Products page
it.each([
  ['', '20', 'Length in metres', 'Please fill in this field'],
  ['four', '20', 'Length in metres', 'Please give a number above 0, 1000 at most, as 4.5'],
  ['4', '-1', 'Depth in cm', 'Please give a number above 0, 200 at most, as 15'],
])(
  'rejects %j m by %j cm with the message of the field %s: %s',
  async (length, depth, name, words) => {
    ask(length, depth);
    await screen.findByText(words);
    const field = screen.getByLabelText(new RegExp(`^${name}`));
    expect(field.getAttribute('aria-invalid')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(field));
    expect(screen.queryByRole('listitem')).toBeNull();
  },
);

it('says that the shop sells nothing by the metre', async () => {
  ask('4', '10', [{ ...guard, title: 'A net' }]);
  expect(await screen.findByText('None of these products is sold by the metre.')).toBeTruthy();
});
