import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { relay } from '../../apps/api/testing/relay.ts';
import { canMount, fill, onSmallDisk } from '../../apps/api/testing/small-disk.ts';
import { startMailSink } from './mail-sink.ts';
import { startPaymentStub } from './payment-stub.ts';
import { openPlace, type PlaceName } from './places.ts';

/** What the shop did while something was away, and when it was back, both in ms; or why it was not tried. */
export type FaultOutcome = { longest: number; back: number } | string;

export const faultNames = [
  'Database frozen',
  'Database away',
  'Disk full',
  'Mail server silent',
  'Payment provider silent',
] as const;
export type FaultName = (typeof faultNames)[number];
export type Faults = Record<FaultName, FaultOutcome>;

interface Means {
  begin(): unknown;
  end(): unknown;
}

/** No call may take longer. */
const longestMs = 10_000;
const patienceMs = 60_000;
/** PGlite's folder and little more. */
const diskKilobytes = 160 * 1024;

/** Takes from a place, one after the other, what it stands on. @returns also what must not be */
export async function tryFaults(
  name: PlaceName,
  server: string | undefined,
): Promise<{ faults: Faults; problems: string[] }> {
  if (name !== 'pglite') return tryOn(name, server);
  const folder = mkdtempSync(join(tmpdir(), 'parinda-faults-'));
  try {
    if (!canMount) return await tryOn(name, server, { folder });
    const tried: Awaited<ReturnType<typeof tryOn>>[] = [];
    await onSmallDisk(folder, diskKilobytes, async () => {
      const filler = join(folder, 'filler');
      const disk = { begin: () => fill(filler), end: () => rmSync(filler) };
      tried.push(await tryOn(name, server, { folder, disk }));
    });
    return tried[0] as (typeof tried)[number];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryOn(
  name: PlaceName,
  server: string | undefined,
  { folder, disk }: { folder?: string; disk?: Means } = {},
) {
  const [mails, provider] = await Promise.all([startMailSink(), startPaymentStub()]);
  const before: Awaited<ReturnType<typeof relay>>[] = [];
  const place = await openPlace(name, {
    server,
    hasPages: false,
    smtpUrl: mails.url,
    env: { ...provider.env, ORDERS_PER_HOUR: '100000', ...(folder && { DATA_DIR: folder }) },
    between: async (url) => {
      const one = await relay(new URL(url));
      before.push(one);
      return one.url;
    },
  });
  const database = before[0];
  const own = '– (in the process)';
  const problems: string[] = [];
  const attempt = async (fault: FaultName, means: Means | string): Promise<FaultOutcome> => {
    if (typeof means === 'string') return means;
    const buyer = await aBuyer(place.url, provider.proofOf);
    const isWell = async () => {
      const round = await buyer();
      const isSent = () => round.order !== undefined && mails.count(round.order) > 0;
      if (round.isGood && fault === 'Mail server silent') await until(isSent, 15_000);
      return { ...round, isGood: round.isGood && (fault !== 'Mail server silent' || isSent()) };
    };
    if (!(await isWell()).isGood) throw new Error(`Nothing could be bought before: ${fault}`);
    await means.begin();
    let longest = 0;
    const isHurt = await until(async () => {
      const { longest: ms, isGood } = await isWell();
      longest = Math.max(longest, ms);
      return !isGood;
    }, patienceMs);
    await means.end();
    const endedAt = performance.now();
    const isBack = await until(async () => (await isWell()).isGood, patienceMs);
    const back = performance.now() - endedAt;
    if (!isHurt) problems.push(`${fault}: nobody noticed`);
    if (longest > longestMs) problems.push(`${fault}: a call took ${Math.round(longest)} ms`);
    if (!isBack) problems.push(`${fault}: the shop did not come back`);
    return { longest, back };
  };
  const silence = (one: { hush(value: boolean): void }): Means => ({
    begin: () => one.hush(true),
    end: () => one.hush(false),
  });
  try {
    const faults = {
      'Database frozen': await attempt(
        'Database frozen',
        database ? { begin: () => database.freeze(true), end: () => database.freeze(false) } : own,
      ),
      'Database away': await attempt(
        'Database away',
        database ? { begin: () => database.leave(true), end: () => database.leave(false) } : own,
      ),
      'Disk full': await attempt(
        'Disk full',
        disk ?? (database ? "– (the database's)" : '– (takes root)'),
      ),
      'Mail server silent': await attempt('Mail server silent', silence(mails)),
      'Payment provider silent': await attempt('Payment provider silent', silence(provider)),
    };
    return { faults, problems };
  } finally {
    await place.stop();
    for (const one of before) one.close();
    mails.stop();
    provider.stop();
  }
}

interface Round {
  isGood: boolean;
  longest: number;
  order: number | undefined;
}

/** A customer who, each time, looks around and buys; it is good when all was answered well. */
async function aBuyer(
  url: string,
  proofOf: (orderId: string) => object,
): Promise<() => Promise<Round>> {
  const call = async (path: string, token?: string, body?: object) => {
    const startedAt = performance.now();
    const said = await fetch(url + path, {
      method: body ? 'POST' : 'GET',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(2 * longestMs),
    })
      .then(async (answer) => ({ isGood: answer.ok, json: await answer.json() }))
      .catch(() => ({ isGood: false, json: {} }));
    return { ...said, ms: performance.now() - startedAt };
  };
  const state = { state: 'a signed-in customer has an address' };
  const { json: one } = await call('/_pact/states', undefined, state);
  const items = [{ product: one.product_id, quantity: 2 }];
  const buy = async () => {
    const order = await call('/api/user/orders/', one.token, { address: one.address_id, items });
    if (!order.isGood) return [order];
    const proof = proofOf(order.json.razorpay_order_id);
    const path = `/api/user/orders/${order.json.id}/verify_payment/`;
    return [order, await call(path, one.token, proof)];
  };
  return async () => {
    const [bought, ...read] = await Promise.all([
      buy(),
      call('/api/user/products/'),
      call('/api/user/orders/', one.token),
    ]);
    const all = [...bought, ...read];
    return {
      isGood: all.every(({ isGood }) => isGood),
      longest: Math.max(...all.map(({ ms }) => ms)),
      order: bought[0]?.json.id,
    };
  };
}

/** @returns false: it has not become so in time */
async function until(isSo: () => boolean | Promise<boolean>, ms: number): Promise<boolean> {
  for (const end = performance.now() + ms; performance.now() < end; ) {
    if (await isSo()) return true;
    await new Promise((done) => setTimeout(done, 50));
  }
  return false;
}
