import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import { residentMegabytes } from '../bench/process-figures.ts';
import { Calls } from './calls.ts';
import { startMailSink } from './mail-sink.ts';
import { openPlace, type PlaceName } from './places.ts';
import { Shopper } from './shopper.ts';

export interface LoadOptions {
  shoppers: number;
  /** Of each part: shopping, and shopping while a process is killed. */
  seconds: number;
  /** Between two clicks, on average. */
  thinkMs: number;
  hasPages: boolean;
  server: string | undefined;
  /** One that follows it, and what takes it away: that happens when the process is killed. */
  replica?: { url: string; lose(): Promise<unknown> };
}

/** What a place did under load. */
export interface Outcome {
  /** Of the first part, which nobody disturbs. */
  calls: Calls;
  orders: number;
  paid: number;
  /** Of all processes together: once all shoppers have come, and after. */
  megabytes: [number, number];
  /** From each kill until the process was ready again. */
  recoveriesMs: number[];
  exitMs: number;
  mails: { missing: number; twice: number };
  /** Whatever must not be: lost, doubled, refused. */
  problems: string[];
  /** Of these, what was lost or doubled. */
  missed: string[];
}

/** They come one after the other in this part of the time, as customers do. */
const partOfArrivals = 1 / 4;
/** LOGIN_FAILURES as it comes, however many processes there are. */
const mostWrongLogins = 10;
/** No process is killed so shortly before the end, and none before shoppers have gone on with what the last kill cut off. */
const lastCrashMs = 10_000;
const betweenCrashesMs = 8000;
/** A mail is tried again after this, when the process that sent it was killed. */
const mailPatienceMs = 200_000;

/** Lets shoppers in, kills one process after the other among them, and asks for all that the shop has acknowledged. */
export async function loadPlace(name: PlaceName, options: LoadOptions): Promise<Outcome> {
  const { shoppers: count, seconds, thinkMs, hasPages, server, replica } = options;
  const mails = await startMailSink();
  const place = await openPlace(name, {
    server,
    replica: replica?.url,
    hasPages,
    smtpUrl: mails.url,
  });
  try {
    const states = new Calls(place.url);
    const calm = new Calls(place.url);
    const megabytes = () => Math.round(sum(place.pids().map(residentMegabytes)));
    const shoppers = Array.from({ length: count }, (_, at) => new Shopper(at + 1, hasPages));
    await pMap(shoppers, (shopper) => shopper.getAccount(states), { concurrency: 4 });
    const forSeconds = () => performance.now() + seconds * 1000;

    const until = forSeconds();
    const whenAllHaveCome = wait(seconds * 1000 * partOfArrivals).then(megabytes);
    const comeAfterMs = (at: number) => (at / count) * seconds * 1000 * partOfArrivals;
    await Promise.all(
      shoppers.map(async (shopper, at) => {
        await wait(comeAfterMs(at));
        await shopper.shop(calm, until, thinkMs);
      }),
    );
    const memory: [number, number] = [await whenAllHaveCome, megabytes()];

    const disturbed = new Calls(place.url);
    const untilLate = forSeconds();
    const crashed = wait(seconds * 150).then(async () => {
      await replica?.lose();
      const recoveries = [await place.crash()];
      while (performance.now() < untilLate - lastCrashMs) {
        await wait(betweenCrashesMs);
        recoveries.push(await place.crash());
      }
      return recoveries;
    });
    await Promise.all(shoppers.map((shopper) => shopper.shop(disturbed, untilLate, thinkMs)));
    const recoveriesMs = await crashed;

    const checks = new Calls(place.url);
    const missed: string[] = [];
    for (const shopper of shoppers) missed.push(...(await shopper.missed(checks)));
    const limits = await limitProblems(place.url);
    const paid = shoppers.flatMap((shopper) => shopper.paidOrders);
    await untilSent(paid, mails.count);
    const exitMs = await place.stop();
    const missing = paid.filter((order) => mails.count(order) === 0).length;
    const twice = paid.filter((order) => mails.count(order) > 1).length;
    const failed = calm.failed
      ? [`${calm.failed} calls failed while nobody disturbed the shop`]
      : [];
    return {
      calls: calm,
      orders: sum(shoppers.map(({ bought }) => bought.orders)),
      paid: paid.length,
      megabytes: memory,
      recoveriesMs,
      exitMs,
      mails: { missing, twice },
      problems: [
        ...failed,
        ...[states, calm, disturbed, checks].flatMap(({ problems }) => problems),
        ...missed,
        ...limits,
        ...(missing ? [`${missing} paid orders had no mail`] : []),
        // One that was being sent when its process was killed is sent again: nobody knows that it came.
        ...(twice > recoveriesMs.length ? [`${twice} paid orders had their mail twice`] : []),
      ],
      missed,
    };
  } catch (error) {
    await place.stop().catch(() => {});
    throw error;
  } finally {
    mails.stop();
  }
}

/** Says where processes do not count together how often somebody has tried. */
async function limitProblems(url: string): Promise<string[]> {
  const body = JSON.stringify({
    email: `load-${randomUUID()}@example.com`,
    password: 'a wrong one',
  });
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.255.255.1' };
  const statuses: number[] = [];
  while (statuses.at(-1) !== 429 && statuses.length < 5 * mostWrongLogins) {
    const { status } = await fetch(`${url}/api/user/login/`, { method: 'POST', headers, body });
    statuses.push(status);
  }
  const tries = statuses.length - 1;
  return tries === mostWrongLogins ? [] : [`A password could be tried ${tries} times`];
}

async function untilSent(orders: number[], count: (order: number) => number): Promise<void> {
  const until = performance.now() + mailPatienceMs;
  while (performance.now() < until && orders.some((order) => count(order) === 0)) await wait(500);
}

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
