import { paths } from '@parinda/storefront/paths';
import type { Shop } from '@parinda/testing/servers';
import type { Page } from '@playwright/test';
import { mailedOtp } from './outbox.ts';
import { bareDocument } from './shop-test.ts';

export interface Visitor {
  name: string;
  email: string;
  password: string;
}

/** Returns a unique e-mail address, because databases may outlive a test run. */
export function newVisitor(): Visitor {
  const email = `asha.${Date.now()}.${Math.trunc(Math.random() * 1e6)}@example.com`;
  return { name: 'Asha Rao', email, password: 'monsoon ledge kite 7' };
}

export interface Customer extends Visitor {
  id: number;
  token: string;
}

interface Order {
  id: number;
  payment_status: string;
  total_amount: number;
}

async function call<Answer>(shop: Shop, path: string, body?: unknown, token?: string) {
  const answer = await fetch(`${shop.url}/api/user/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
  return (await answer.json()) as Answer;
}

export const giveAddress = (shop: Shop, { id, name, token }: Customer, address: string) =>
  call(
    shop,
    'addresses/',
    {
      full_name: name,
      phone: '98765 43210',
      address,
      address_line2: '',
      city: 'Mysuru',
      state: 'Karnataka',
      zip_code: '570001',
      user: id,
    },
    token,
  );

/** Registers, logs in and adds an address through the API, without a browser. */
export async function newCustomer(shop: Shop): Promise<Customer> {
  const visitor = newVisitor();
  const { name, email, password } = visitor;
  await call(shop, 'send-otp/', { email });
  await call(shop, 'verify-otp/', { email, otp: await mailedOtp(shop.url, email) });
  await call(shop, 'register/', {
    name,
    email,
    contact: '98765 43210',
    password,
    confirm_password: password,
  });
  const { token } = await call<{ token: { access: string } }>(shop, 'login/', { email, password });
  const { id } = await call<{ id: number }>(shop, 'profile/', undefined, token.access);
  const customer = { ...visitor, id, token: token.access };
  await giveAddress(shop, customer, '14 Temple Street');
  return customer;
}

export const ordersOf = (shop: Shop, { token }: Customer): Promise<Order[]> =>
  call(shop, 'orders/', undefined, token);

/** Opens /checkout as this customer with one product in the cart and an address chosen. */
export async function openCheckout(
  page: Page,
  shop: Shop,
  customer: Customer,
  origin = '',
): Promise<void> {
  const [product] = await call<object[]>(shop, 'products/');
  await page.goto(origin + bareDocument);
  await page.evaluate(
    ([token, cart]) => {
      localStorage.setItem('token', token);
      localStorage.setItem('cartItems', cart);
    },
    [
      customer.token,
      JSON.stringify([
        { ...product, price: Number(Reflect.get(product ?? {}, 'price')), quantity: 1 },
      ]),
    ] as const,
  );
  await page.goto(origin + paths.checkout);
  await page.getByRole('radio', { name: /14 Temple Street/ }).press('Space');
}
