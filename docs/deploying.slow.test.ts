import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inProject } from '@parinda/testing/project';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneProject, commit, type Debian, missingForDebian, startDebian } from './debian.ts';
import { commandsIn } from './deploying.ts';

const guide = readFileSync(inProject('docs/deploying.md'), 'utf8');
const installation = commandsIn(guide, 'Install on Debian');
const [upgrade = ''] = commandsIn(guide, 'Upgrade');
const missing = missingForDebian();

let debian: Debian;
let repository: string;

/** A reader stays in one shell. */
const shellState: string[] = [];

/** Runs commands of the page. */
async function follow(block: string): Promise<void> {
  const commands = block
    .replaceAll('REPOSITORY', repository)
    .replaceAll('PASSWORD', 'f00d5eed')
    // Packages come from the machine's network, servers are in another.
    .split(/(?<=\bnpx .*\n)(?![\s\S]*\bnpx )/);
  for (const part of commands) {
    await debian.run([...shellState, part].join('\n'));
    shellState.push(...(part.match(/^(?:cd \S+|export .*)/gm) ?? []));
  }
}

/** Returns the status, or `exit N` with the exit code of curl. */
const statusOf = async (args: string) =>
  (
    await debian.run(
      `curl --silent --insecure --output /dev/null --write-out '%{http_code}' ${args} || echo " exit $?"`,
    )
  )
    .replace(/^000 /, '')
    .trim();

const headersOf = (url: string, more = '') =>
  debian.run(`curl --silent --insecure --output /dev/null --dump-header - ${more} '${url}'`);

/**
 * Visits pages through HAProxy alone, with all their scripts, and sends messages, until stdin closes. Addresses
 * differ, because each has a limit.
 */
const visits = `
  const { setTimeout: wait } = await import('node:timers/promises');
  const counts = { pages: 0, scripts: 0, messages: 0, builds: 0, failures: [] };
  const builds = new Set();
  let isOpen = true;
  process.stdin.resume().once('end', () => { isOpen = false; });
  let number = 0;
  async function call(port, path, options = {}) {
    const address = '10.' + [number >> 16, number >> 8, number].map((part) => part & 255).join('.');
    const headers = { 'x-forwarded-for': address, ...options.headers };
    const answer = await fetch('http://127.0.0.1:' + port + path, { ...options, headers }).catch((error) => error);
    const text = answer.ok ? await answer.text().catch(() => undefined) : undefined;
    if (text === undefined) counts.failures.push((answer.status ?? answer.cause?.code) + ' ' + path);
    return text ?? '';
  }
  async function visit() {
    while (isOpen) {
      number += 1;
      const page = await call(3000, '/about?visit=' + number);
      const scripts = [...new Set(page.match(/\\/assets\\/[\\w.-]+\\.js/g))];
      builds.add(scripts.sort().join());
      await Promise.all(scripts.map((path) => call(3000, path)));
      await call(3001, '/api/user/contact/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ name: 'Asha', email: 'asha@example.com', subject: 'Nets', message: 'Visit ' + number }),
      });
      counts.pages += 1;
      counts.scripts += scripts.length;
      counts.messages += 1;
      await wait(300);
    }
  }
  await Promise.all([visit(), visit()]);
  console.log(JSON.stringify({ ...counts, builds: builds.size }));`;

// Spec: decisions Server
describe.skipIf(missing)(`docs/deploying.md${missing ? ` (skipped: ${missing})` : ''}`, () => {
  beforeAll(async () => {
    debian = await startDebian();
    repository = join(debian.folder, 'repository');
    cloneProject(repository);
  });
  afterAll(() => debian?.stop());

  it('installs a release, the database, two processes, HAProxy and nginx', {
    timeout: 900_000,
  }, async () => {
    expect(installation).toHaveLength(4);
    for (const block of installation) await follow(block);
    const unit = 'parinda@3011.service';
    expect(await debian.run(`systemd-analyze verify /etc/systemd/system/${unit} 2>&1`)).toBe('');
  });

  it('states the size of a release', async () => {
    const kilobytes = Number((await debian.run('du -s /srv/parinda/1')).split('\t')[0]);
    const stated = Number(/It takes (\d+) MB/.exec(guide)?.[1]);
    console.log(`release: ${Math.round(kilobytes / 1024)} MB`);
    // pnpm links files of the same content where the file system allows.
    expect(kilobytes / 1024).toBeLessThan(stated * 1.03);
    expect(kilobytes / 1024).toBeGreaterThan(stated * 0.8);
  });

  it('serves pages, files and the API over HTTPS without the version of nginx', async () => {
    expect(await statusOf('http://shop.example/')).toBe('301');
    const page = await debian.run('curl --silent --insecure https://shop.example/about');
    const script = /\/assets\/[\w.-]+\.js/.exec(page)?.[0];
    const headers = await headersOf(`https://shop.example${script}`, '-H "Accept-Encoding: br"');
    expect(headers).toMatch(/^HTTP\/2 200/);
    expect(headers).toMatch(/^server: nginx\r$/im);
    expect(headers).toMatch(/^content-encoding: br\r$/im);
    expect(headers).toMatch(/^cache-control: public, max-age=31536000, immutable\r$/im);
    expect(await statusOf('https://shop.example/api/user/products/')).toBe('200');
    expect(await statusOf('https://shop.example/health/ready')).toBe('200');
  });

  it('refuses unknown hosts', async () => {
    const local = "--resolve '*:443:127.0.0.1'";
    // 52: no response, 35: no TLS.
    expect(await statusOf("-H 'Host: other.example' http://shop.example/")).toBe('exit 52');
    expect(await statusOf(`${local} https://other.example/`)).toBe('exit 35');
    const noResponse = "--http1.1 -H 'Host: other.example' https://shop.example/";
    expect(await statusOf(noResponse)).toMatch(/^421|exit 52$/);
  });

  it('imports products with pictures as the owner', async () => {
    await debian.run(`
      cd /root && mkdir -p /tmp/import && chmod 755 /tmp/import && cd /tmp/import
      cp ${inProject('apps/storefront/public/pictures/social-card.jpg')} one.jpg
      echo 'slug,title,category_name,material,short_desc,long_desc,price,max_price,image1' >products.csv
      echo 'spikes,Spikes,Bird Spikes,Steel,Short,Long,100,120,one.jpg' >>products.csv
      shop products import products.csv
      test "$(stat -c %U /var/lib/parinda/pictures)" = parinda`);
    const products = await debian.run(
      'curl --silent --insecure https://shop.example/api/user/products/',
    );
    const picture = /\/pictures\/products\/[0-9a-f]{16}-640\.webp/.exec(products)?.[0];
    expect(await headersOf(`https://shop.example${picture}`)).toMatch(
      /^HTTP\/2 200[\s\S]*content-type: image\/webp/,
    );
  });

  it('treats the settings as text in owner commands', async () => {
    await debian.run(`
      sed -i 's/^MAIL_FROM=.*/MAIL_FROM="$(touch \\/tmp\\/owned) <shop@shop.example>"/' /etc/parinda.env
      rm -f /tmp/owned
      shop orders list
      test ! -e /tmp/owned`);
  });

  it('fails no request during an upgrade', { timeout: 900_000 }, async () => {
    appendFileSync(join(repository, 'apps/storefront/src/main.tsx'), "\nconsole.debug('2');\n");
    commit(repository, 'Second');
    const stopVisits = debian.startNode(visits);
    await follow(upgrade);
    const { failures, builds, ...counts } = await stopVisits();
    const stored = await debian.run('shop contacts list --json --limit 1000000');
    console.log(
      `upgrade: ${counts.pages} pages, ${counts.scripts} scripts, ${counts.messages} messages, ${failures.length} failed`,
    );
    expect(failures).toEqual([]);
    expect(builds).toBeGreaterThan(1);
    expect(JSON.parse(stored)).toHaveLength(counts.messages);
    // An open tab requests a script of the old release.
    const old = await debian.run(
      'ls /srv/parinda/1/apps/storefront/dist/client/assets/*.js | xargs -n1 basename',
    );
    for (const name of old.trim().split('\n')) {
      expect([name, await statusOf(`http://127.0.0.1:3000/assets/${name}`)]).toEqual([name, '200']);
    }
  });

  it('limits the requests of an address', async () => {
    // At one request a minute, the result does not depend on the speed of the machine.
    await debian.run(`
      sed -i 's/rate=[0-9]*r\\/s/rate=1r\\/m/' /etc/nginx/sites-enabled/parinda.conf
      nginx -s quit
      while [ -s /run/nginx.pid ]; do sleep 0.1; done # a reload would not wait for the old workers
      nginx`);
    const statuses = await debian.run(
      "curl --silent --insecure --output /dev/null --write-out '%{http_code}\\n' 'https://shop.example/api/nothing?[1-150]'",
    );
    const count = (status: string) => statuses.split('\n').filter((one) => one === status).length;
    expect(count('404')).toBeLessThan(120);
    expect(count('404') + count('429')).toBe(150);
    expect(await statusOf('https://shop.example/favicon.svg')).toBe('200');
  });
});
