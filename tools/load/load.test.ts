import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execaSync } from 'execa';
import { afterEach, describe, expect, it } from 'vitest';
import { inProject } from '../run/project.ts';
import { Calls } from './calls.ts';
import { hasPostgres, startWithReplica } from './cluster.ts';
import { faultNames, tryFaults } from './faults.ts';
import { describePlace } from './places.ts';
import { faultPromise, promiseNames, proofTable, tableOf, withProof } from './proof.ts';
import { loadPlace } from './run.ts';

const server = process.env.TEST_DATABASE_URL;
const has = (program: string) =>
  !execaSync('sh', ['-c', `command -v ${program}`], { reject: false }).failed;

describe.skipIf(!server || !hasPostgres || !has('haproxy') || !has('pgbouncer'))(
  'two processes behind HAProxy and PgBouncer, one killed among shoppers, and their replica too',
  () => {
    // Spec: decisions Server
    it('lose and double nothing that was acknowledged, and send each mail once', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'parinda-cluster-'));
      chmodSync(folder, 0o777);
      const cluster = await startWithReplica(folder);
      let readByReplica = 0;
      const outcome = await loadPlace('two', {
        shoppers: 8,
        seconds: 8,
        thinkMs: 300,
        hasPages: false,
        server: cluster.primaryUrl,
        replica: {
          url: cluster.replicaUrl,
          lose: async () => {
            readByReplica = await cluster.loseReplica();
          },
        },
      }).finally(cluster.stop);
      rmSync(folder, { recursive: true });
      expect(outcome.problems).toEqual([]);
      expect(outcome.paid).toBeGreaterThan(8);
      // Each product that was looked at had its reviews read there.
      expect(readByReplica).toBeGreaterThan(20);
      expect(outcome.mails.missing).toBe(0);
      // One that was being sent when its process was killed may come again.
      expect(outcome.mails.twice).toBeLessThanOrEqual(1);
      expect(outcome.exitMs).toBeLessThan(10_000);
    }, 400_000);
  },
);

describe('a call of a shopper', () => {
  const brokenOff = 'broken off';
  let answers: [number, string][] = [];
  const stub = createServer((_request, response) => {
    const [status, text] = answers.shift() ?? [200, '{}'];
    response.writeHead(status);
    if (text === brokenOff) response.write('{"id":', () => response.destroy());
    else response.end(text);
  }).listen(0, '127.0.0.1');
  const url = () => `http://127.0.0.1:${(stub.address() as AddressInfo).port}`;
  afterEach(() => {
    answers = [];
  });

  it('is made again while the shop is away, and counts what failed', async () => {
    answers = [
      [503, ''],
      [200, '{"id":7}'],
    ];
    const calls = new Calls(url());
    expect(await calls.make('order', '/')).toEqual({ id: 7 });
    expect([calls.answered, calls.failed, calls.problems]).toEqual([1, 1, []]);
  });

  // Spec: decisions Server
  it('is made again when its answer breaks off, as it does where a process is killed', async () => {
    answers = [
      [200, brokenOff],
      [200, '{"id":7}'],
    ];
    const calls = new Calls(url());
    expect(await calls.make('order', '/')).toEqual({ id: 7 });
    expect([calls.answered, calls.failed, calls.problems]).toEqual([1, 1, []]);
  });

  it('is a problem when it is refused, unless it was done before', async () => {
    answers = [
      [400, 'no'],
      [400, 'already reviewed'],
    ];
    const calls = new Calls(url());
    expect(await calls.make('order', '/')).toBeUndefined();
    expect(calls.problems).toEqual(['order: 400 no']);
    await calls.make('review', '/', { doneBefore: /already/ });
    expect(calls.problems).toHaveLength(1);
  });
});

const load = {
  calls: new Calls(''),
  orders: 3,
  paid: 2,
  megabytes: [100, 120] as [number, number],
  recoveriesMs: [900, 1234],
  exitMs: 300,
  mails: { missing: 0, twice: 0 },
  problems: ['4 calls failed while nobody disturbed the shop'],
  missed: [],
};
const faults = {
  'Database frozen': '– (in the process)',
  'Database away': '– (in the process)',
  'Disk full': { longest: 4100, back: 30 },
  'Mail server silent': { longest: 4100, back: 30 },
  'Payment provider silent': { longest: 4100, back: 30 },
};
const diskFull = 'Disk full: calls within (10 s), back after';

it('writes its table into the guide, in the place of the last one', () => {
  const table = proofTable(new Map([['pglite', { load, faults }]]), 200);
  for (const promise of promiseNames) expect(table).toContain(`| ${promise} |`);
  expect(table).toContain('| Rounds of kill -9 | 2 |');
  expect(table).toContain('| Ready again after kill -9 | 1.2 s |');
  expect(table).toContain('| Lost or doubled by the kill | 0 |');
  expect(table).toContain('| Database frozen: calls within (10 s), back after | – (in');
  expect(table).toContain(`| ${diskFull} | 4.1 s, under 50 ms |`);
  const guide = 'before\n<!-- proof -->\nold\n<!-- /proof -->\nafter';
  expect(withProof(guide, table)).toBe(
    `before\n<!-- proof -->\n\n${table}\n\n<!-- /proof -->\nafter`,
  );
  expect(() => withProof('none', table)).toThrow('has no');
});

it('keeps what the last table says of what was not run, unless that was another load', () => {
  const all = { load: { ...load, exitMs: 900 }, faults };
  const guide = withProof(
    '<!-- proof --><!-- /proof -->',
    proofTable(new Map([['two', all]]), 200),
  );
  const last = tableOf(guide);
  const one = proofTable(new Map([['pglite', { load }]]), 200, last);
  expect(one.split('\n')[0]).toBe('| 200 shoppers | PGlite | Two processes |');
  expect(one).toContain('| Exit after SIGTERM within (10 s) | 0.3 s | 0.9 s |');
  expect(one).toContain(`| ${diskFull} | – | 4.1 s, under 50 ms |`);
  const other = { ...faults, 'Disk full': '– (none)' };
  const without = proofTable(new Map([['two', { faults: other }]]), 50, last);
  expect(without.split('\n')[0]).toBe('| 200 shoppers | Two processes |');
  expect(without).toContain('| Exit after SIGTERM within (10 s) | 0.9 s |');
  expect(without).toContain(`| ${diskFull} | – (none) |`);
  expect(() => proofTable(new Map([['pglite', { load }]]), 50, last)).toThrow(
    'The table is of 200 shoppers: run every place, or as many shoppers.',
  );
  expect(proofTable(new Map([['two', { load }]]), 50, last)).toContain('| 50 shoppers |');
});

describe.skipIf(!server || !hasPostgres || !has('haproxy') || !has('pgbouncer'))(
  'two processes from which one thing after the other is taken',
  () => {
    // Spec: decisions Server
    it('answer every call within ten seconds, and are back when it is', async () => {
      const { faults, problems } = await tryFaults('two', server);
      expect(problems).toEqual([]);
      expect(faults['Database frozen']).toMatchObject({ longest: expect.any(Number) });
      expect(faults['Disk full']).toMatch(/^–/);
    }, 300_000);
  },
);

// Spec: decisions Server
it('has a table in the guide in which every kind of shop keeps every promise', () => {
  const guide = readFileSync(inProject('docs/operating.md'), 'utf8');
  const [head = [], , ...rows] = tableOf(guide);
  expect(head).toEqual(['200 shoppers', ...Object.values(describePlace)]);
  expect(rows.map(([promise]) => promise)).toEqual(promiseNames);
  const cells = new Map(rows.map(([promise = '', ...said]) => [promise, said]));
  const [answered, , p99, logins, bought, , kills, ready, lost, mails, exits] = promiseNames.map(
    (promise) => cells.get(promise) ?? [],
  );
  /** '1.3 s', or 'under 50 ms'. */
  const seconds = (cell: string) => (cell.endsWith(' s') ? Number.parseFloat(cell) : 0.05);
  for (const cell of answered ?? []) expect(cell).toMatch(/^\d{4,}, 0$/);
  for (const cell of p99 ?? []) expect(seconds(cell)).toBeLessThan(2);
  for (const cell of logins ?? []) expect(seconds(cell)).toBeLessThan(5);
  for (const cell of bought ?? []) expect(cell).toMatch(/^(\d{3,}), \1$/);
  for (const cell of ready ?? []) expect(seconds(cell)).toBeLessThan(10);
  for (const cell of lost ?? []) expect(cell).toBe('0');
  for (const cell of kills ?? []) expect(Number(cell)).toBeGreaterThanOrEqual(1);
  // One that was being sent when its process was killed may come again.
  for (const [at, cell] of (mails ?? []).entries()) {
    const [missing, twice] = cell.split(', ').map(Number);
    expect(missing).toBe(0);
    expect(twice).toBeLessThanOrEqual(Number(kills?.[at]));
  }
  for (const cell of exits ?? []) expect(seconds(cell)).toBeLessThan(10);
  for (const name of faultNames) {
    const tried = cells.get(faultPromise(name)) ?? [];
    for (const cell of tried.filter((one) => !one.startsWith('–'))) {
      const [longest = '', back = ''] = cell.split(', ');
      expect(seconds(longest)).toBeLessThan(10);
      expect(seconds(back)).toBeLessThan(30);
    }
    expect(tried.some((cell) => !cell.startsWith('–'))).toBe(true);
  }
});
