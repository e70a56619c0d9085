import { randomUUID } from 'node:crypto';
import type { Calls } from './calls.ts';

interface Product {
  id: number;
  slug: string;
}

// biome-ignore lint/suspicious/noExplicitAny: each answer is held against what was written instead
type Said = any;

/** Pages take a storefront; calls the API alone. */
const pages = ['/', '/products', '/products?category=Bird+Nets', '/blogs', '/faqs'];
const password = 'a long pass phrase for the load';

/**
 * Somebody who looks around, and at times buys. Whatever the shop has acknowledged is remembered and
 * asked for in the end.
 */
export class Shopper {
  #calls!: Calls;
  readonly #hasPages: boolean;
  readonly #email = `load-${randomUUID()}@example.com`;
  /** Of its own: limits count by it. */
  readonly #from: string;
  #token: string | undefined;
  #addressId: number | undefined;
  #userId: number | undefined;
  #keys = 0;
  readonly #orders = new Set<number>();
  readonly #paid = new Set<number>();
  readonly #reviewed = new Set<number>();
  readonly #wished = new Set<number>();

  constructor(number: number, hasPages: boolean) {
    this.#hasPages = hasPages;
    this.#from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
  }

  /** How many orders the shop has acknowledged, and how many of these as paid. */
  get bought() {
    return { orders: this.#orders.size, paid: this.#paid.size };
  }

  get paidOrders(): number[] {
    return [...this.#paid];
  }

  /** Gets an account, which is no part of what is measured. */
  async getAccount(states: Calls): Promise<void> {
    const body = { state: 'a customer is registered', params: { email: this.#email, password } };
    await states.make('account', '/_pact/states', { body });
  }

  async #logIn(): Promise<void> {
    const said = (await this.#call('login', '/api/user/login/', {
      body: { email: this.#email, password },
    })) as Said;
    this.#token = said?.token?.access;
  }

  /** Looks around until then, with time to read; every third round ends in a purchase. */
  async shop(calls: Calls, until: number, thinkMs: number): Promise<void> {
    this.#calls = calls;
    const pause = () => new Promise((done) => setTimeout(done, thinkMs * (0.5 + Math.random())));
    await pause();
    if (!this.#token) await this.#logIn();
    for (let round = 0; performance.now() < until; round++) {
      if (this.#hasPages) {
        const path = pages[Math.floor(Math.random() * pages.length)] ?? '/';
        await this.#call(`page ${path.split('?')[0]}`, path);
        await pause();
      }
      const list = (await this.#call('products', '/api/user/products/')) as Product[] | undefined;
      const product = list?.[Math.floor(Math.random() * list.length)];
      if (!product) continue;
      await pause();
      if (this.#hasPages) await this.#call('page /products/…', `/products/${product.slug}`);
      await this.#call('product', `/api/user/products/${product.slug}/`);
      await this.#call('reviews', `/api/user/reviews/?product_id=${product.id}`);
      await pause();
      if (!this.#token) continue;
      if (round % 3 === 0) await this.#buy(product.id);
      else if (round % 3 === 1) await this.#wish(product.id);
      else await this.#review(product.id);
      await pause();
      await this.#call('orders', '/api/user/orders/', { token: this.#token });
      await pause();
    }
  }

  async #buy(product: number): Promise<void> {
    if (this.#addressId === undefined) {
      const made = (await this.#call('address', '/api/user/addresses/', {
        token: this.#token,
        body: {
          full_name: 'Asha Rao',
          phone: '98765 43210',
          address: '14 Temple Street',
          city: 'Mysuru',
          state: 'Karnataka',
          zip_code: '570001',
        },
      })) as Said;
      this.#addressId = made?.id;
      this.#userId = made?.user;
      if (this.#addressId === undefined) return;
    }
    this.#keys++;
    const order = (await this.#call('order', '/api/user/orders/', {
      token: this.#token,
      headers: { 'idempotency-key': randomUUID() },
      body: { address: this.#addressId, items: [{ product, quantity: 2 }] },
    })) as Said;
    if (!order) return;
    this.#orders.add(order.id);
    const payment = (await this.#call('sandbox pays', '/sandbox/payments', {
      body: { order_id: order.razorpay_order_id, behaviour: 'pay' },
      doneBefore: /paid already/,
    })) as Said;
    if (!payment) return;
    const verified = await this.#call('verify', `/api/user/orders/${order.id}/verify_payment/`, {
      token: this.#token,
      body: payment,
    });
    if (verified) this.#paid.add(order.id);
  }

  async #wish(product: number): Promise<void> {
    const body = { product };
    const made = await this.#call('wish', '/api/user/wishlist/', { token: this.#token, body });
    if (made) this.#wished.add(product);
  }

  async #review(product: number): Promise<void> {
    if (this.#reviewed.has(product)) return;
    const made = await this.#call('review', '/api/user/reviews/', {
      token: this.#token,
      body: { product, rating: 4, review_text: 'No pigeons since Diwali.' },
      doneBefore: /already reviewed/,
    });
    if (made) this.#reviewed.add(product);
  }

  /** What the shop no longer knows of what it had acknowledged, or knows twice. */
  async missed(calls: Calls): Promise<string[]> {
    if (!this.#token) return [];
    const read = async (path: string): Promise<Said[]> =>
      ((await calls.make('check', path, { token: this.#token, headers: this.#own })) as Said[]) ??
      [];
    const orders = await read('/api/user/orders/');
    const ids = orders.map(({ id }) => id);
    const paid = orders.filter((one) => one.payment_status === 'completed').map(({ id }) => id);
    const reviews = (await read('/api/user/user-reviews/')).map((one) => one.product);
    const wishes = (await read('/api/user/wishlist/')).map((one) => one.product_details.id);
    const addresses = this.#addressId ? await read(`/api/user/addresses/${this.#userId}/`) : [];
    const lost = (what: string, written: Iterable<number>, kept: number[]) =>
      [...written].filter((id) => !kept.includes(id)).map((id) => `${what} ${id} is lost`);
    return [
      ...lost('Order', this.#orders, ids),
      ...lost('The payment of order', this.#paid, paid),
      ...lost(
        'Address',
        this.#addressId ? [this.#addressId] : [],
        addresses.map(({ id }) => id),
      ),
      ...(new Set(reviews).size < reviews.length ? ['A review stands twice'] : []),
      ...(new Set(wishes).size < wishes.length ? ['A wish stands twice'] : []),
      ...lost('The review of product', this.#reviewed, reviews),
      ...lost('The wish for product', this.#wished, wishes),
      ...(ids.length > this.#keys ? [`${ids.length} orders stand for ${this.#keys} attempts`] : []),
    ];
  }

  get #own() {
    return { 'x-forwarded-for': this.#from };
  }

  #call(name: string, path: string, wanted: Parameters<Calls['make']>[2] = {}) {
    return this.#calls.make(name, path, {
      ...wanted,
      headers: { ...this.#own, ...wanted.headers },
    });
  }
}
