/** Shared by the stories of several pages: responses of the API, assertions, long texts. */
import { fixtures, records } from '@parinda/api-client/mocks';
import type { StoryContext } from '@storybook/react-vite';
import { http } from 'msw';
import { expect, screen, waitFor } from 'storybook/test';
import type { CartLine } from '../model/cart/cart.ts';
import { type Answers, handlersOf, noResponse } from './answers.ts';
import type { ShopParameters } from './storyDecorators.tsx';

export { created, errorResponse, never, noResponse } from './answers.ts';

type Reader = Pick<StoryContext, 'userEvent'>;

/** Parameters: responses of calls, see answers.ts. */
export const answering = (answers: Answers) => ({ msw: { handlers: handlersOf(answers) } });

/** Parameters: calls get no response. */
export const offline = {
  msw: { handlers: [http.all('*/api/user/*', noResponse), http.all('*/pincode/*', noResponse)] },
};

/** Parameters other than responses. */
export const visiting = (shop: Partial<ShopParameters>) => ({ shop });

// Only ends stories that hang: the machine may be busy. Querying a long page after each of its many
// changes would take longer than the page itself.
const patience = {
  timeout: 120_000,
  interval: 100,
  mutationObserverOptions: { childList: true },
};

/** Waits for a visible element by role and name, and for the footer, which renders last. */
export function seen(role: string, name: RegExp | string): Promise<HTMLElement> {
  return waitFor(() => {
    expect(document.querySelector('footer')).not.toBeNull();
    // Checking the visibility of every element takes seconds on a long page.
    const all = screen.getAllByRole(role, { name, hidden: true });
    const visible = all.find((one) => one.checkVisibility({ visibilityProperty: true }));
    if (!visible) throw new Error(`${role} ${name} is hidden`);
    return visible;
  }, patience);
}

export const read = (text: RegExp | string) =>
  waitFor(() => expect(screen.getAllByText(text)[0]).toBeVisible(), patience);

/** Returns a play function that waits for a heading, or an element of another role. */
export const shows =
  (name: RegExp | string, role = 'heading') =>
  async () => {
    await seen(role, name);
  };

/** Returns a play function that waits for a text. */
export const says = (text: RegExp | string) => () => read(text);

/** Returns a play function that presses buttons or links in turn, then waits for an element. */
export const pressing =
  (names: (RegExp | string)[], then: () => Promise<unknown>) =>
  async ({ userEvent }: Reader) => {
    for (const name of names) {
      const button = await seen('button', name);
      await waitFor(() => {
        expect(button).toBeEnabled();
        // A pending button stays focusable.
        expect(button).not.toHaveAttribute('aria-disabled', 'true');
      }, patience);
      await userEvent.click(button);
    }
    await then();
  };

export async function typing({ userEvent }: Reader, texts: Record<string, string>) {
  for (const [label, text] of Object.entries(texts)) {
    const fields = await screen.findAllByLabelText(label, {}, patience);
    // The hidden face of a flip card has fields too.
    const field = fields.find((one) => !one.closest('[inert]'));
    if (field) await userEvent.type(field, text);
  }
}

export const longWord = 'Polycarbonatebirdspikesforlongparapetsandsignboards';
export const longTitle = `${longWord} with a wide base, pack of twenty-four, for air conditioners, ledges and the outer sills of housing societies`;
export const longText = `${longTitle}. `.repeat(8).trim();

/** Maps the numbers from 1 to `count`. */
export const times = <Made>(count: number, make: (place: number) => Made): Made[] =>
  Array.from({ length: count }, (_, index) => make(index + 1));

const { id, slug, title, image, price } = records.steelSpikes;
export const cartLine: CartLine = { id, slug, title, image, price, quantity: 2 };

const [summary = fixtures.balconyNet] = fixtures.products;
/** Returns a product of lists with changed properties. */
export const product = (changes: Partial<typeof summary>) => ({ ...summary, ...changes });

export const manyProducts = times(60, (id) =>
  product({
    id,
    slug: `steel-bird-spikes-${id}`,
    title: `Steel Bird Spikes ${id} m`,
    price: 500 * id,
    max_price: 700 * id,
    isBest: id <= 9,
  }),
);
export const longProduct = product({
  title: longTitle,
  short_desc: longText,
  price: 49_999.5,
  max_price: 1_23_456,
  image1: null,
});
