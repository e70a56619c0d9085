import { rmSync } from 'node:fs';
import { createDataFolder, type Shop, startShop } from '@parinda/testing/servers';
import { newVisitor } from './customer.ts';
import { mailedOtp } from './outbox.ts';
import { expect, roomyLimits, test } from './shop-test.ts';

/** Calls the API of a shop. */
function callsTo({ url }: Shop) {
  return async (method: string, path: string, body?: object, token?: string) => {
    const answer = await fetch(`${url}/api/user/${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    expect(answer.status, `${method} ${path}`).toBeLessThan(300);
    return answer.json();
  };
}

async function logIn(shop: Shop, { email, password }: { email: string; password: string }) {
  const { token } = await callsTo(shop)('POST', 'login/', { email, password });
  return token.access as string;
}

for (const end of ['stopped', 'killed'] as const) {
  test(`account, address and orders survive a server that was ${end}`, async () => {
    const folder = createDataFolder();
    const start = () => startShop({ ...roomyLimits, ORDERS_PER_HOUR: '1000', DATA_DIR: folder });
    const visitor = newVisitor();

    const first = await start();
    const call = callsTo(first);
    await call('POST', 'send-otp/', { email: visitor.email });
    const otp = await mailedOtp(first.url, visitor.email);
    await call('POST', 'verify-otp/', { email: visitor.email, otp });
    const { password } = visitor;
    const registration = { ...visitor, contact: '', confirm_password: password };
    await call('POST', 'register/', registration);
    const token = await logIn(first, visitor);
    const address = await call(
      'POST',
      'addresses/',
      {
        full_name: 'Asha Rao',
        phone: '98765 43210',
        address: '14 Temple Street',
        city: 'Mysuru',
        state: 'Karnataka',
        zip_code: '570001',
      },
      token,
    );
    const [product] = await call('GET', 'products/');
    const items = [{ product: product.id, quantity: 2 }];
    const placed: number[] = [];
    // Some orders are under way when the server ends. A list has at most 100.
    const placeOrders = async () => {
      while (placed.length < 90) {
        placed.push((await call('POST', 'orders/', { address: address.id, items }, token)).id);
      }
    };
    const customers = Promise.allSettled([placeOrders(), placeOrders()]);
    await expect.poll(() => placed.length, { intervals: [20] }).toBeGreaterThanOrEqual(20);
    await (end === 'stopped' ? first.stop() : first.kill());
    await customers;

    const second = await start();
    const again = callsTo(second);
    // The session stays valid, because its secret is stored with the data.
    const orders = await again('GET', 'orders/?limit=100', undefined, token);
    const ids = orders.map(({ id }: { id: number }) => id);
    const lost = placed.filter((id) => !ids.includes(id));
    // The server may have stored an order without time to acknowledge it.
    console.log(
      `restart: 1 server ${end}, ${placed.length} acknowledged orders, ${lost.length} lost`,
    );
    expect(lost).toEqual([]);
    const newToken = await logIn(second, visitor);
    expect(await again('GET', `addresses/${address.user}/`, undefined, newToken)).toEqual([
      address,
    ]);
    await second.stop();
    rmSync(folder, { recursive: true });
  });
}
