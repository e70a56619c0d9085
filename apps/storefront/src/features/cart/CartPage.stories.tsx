import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  cartLine,
  longTitle,
  noResponse,
  offline,
  pressing,
  says,
  shows,
  times,
  visiting,
} from '../../testing/storyParts.ts';
import { CartPage } from './CartPage.tsx';

const meta = {
  title: 'Pages/Cart',
  tags: ['stable', '!autodocs'],
  component: CartPage,
  ...pageStories({ path: paths.cart, isSignedIn: false, cart: [cartLine] }),
} satisfies Meta<typeof CartPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const _many = times(20, (id) => ({ ...cartLine, id, title: `Steel Bird Spikes ${id} m` }));
const asProducts = (lines: (typeof cartLine)[]) =>
  answering({
    'products/': lines.map(({ id, slug, title, price }) => ({
      ...fixtures.products[0],
      id,
      slug,
      title,
      price,
    })),
  });

export const Empty: Story = { parameters: visiting({ cart: [] }), play: shows('No Items in Cart') };
/** The pincode is not checked yet. */
export const One: Story = { play: shows('Enter Pincode first', 'button') };
export const LongTexts: Story = {
  parameters: {
    ...visiting({ cart: [{ ...cartLine, title: longTitle, quantity: 1000, image: null }] }),
    ...asProducts([{ ...cartLine, title: longTitle }]),
  },
  play: says(longTitle),
};
/** The price of one line has changed, and the other line's product is no longer sold. */
// Spec: decisions Cart
export const ChangedSince: Story = {
  parameters: visiting({
    cart: [
      { ...cartLine, price: 499 },
      { ...cartLine, id: 99 },
    ],
  }),
  play: async () => {
    await says(/The price has changed\. It was ₹499\./)();
    await says(/No longer sold/)();
  },
};
// Spec: decisions Cart
export const NotSaved: Story = {
  parameters: visiting({ isCartSaved: false }),
  play: says(/could not save the cart/),
};
/** The lines show stored data while the catalogue is unreachable. */
export const Offline: Story = { parameters: offline, play: says('An unexpected error occurrred.') };

export const PincodeValid: Story = {
  tags: ['sheet'],
  parameters: visiting({ pincode: { pin: '570001', status: 'unchecked' } }),
  play: pressing(['Check'], shows('Checkout', 'button')),
};
export const PincodeInvalid: Story = {
  parameters: visiting({ pincode: { pin: '000000', status: 'unchecked' } }),
  play: pressing(['Check'], says('Please Enter a Valid Pincode Please')),
};
export const PincodeUnavailable: Story = {
  parameters: {
    ...visiting({ pincode: { pin: '570001', status: 'unchecked' } }),
    ...answering({ '/pincode/570001': noResponse }),
  },
  play: pressing(['Check'], shows('Try again', 'button')),
};
export const NothingToCheckOut: Story = {
  parameters: visiting({ cart: [], pincode: { pin: '570001', status: 'valid' } }),
  play: pressing(['Checkout'], says('Please add items to cart first')),
};
