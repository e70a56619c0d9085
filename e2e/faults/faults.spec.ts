import { setTimeout } from 'node:timers/promises';
import { fixtures, mockToken } from '@parinda/api-client/mocks';
import { isSessionPage } from '@parinda/storefront/session-pages';
import { operations } from '@parinda/testing/pacts';
import { test as base, type ConsoleMessage, type Locator, type Page } from '@playwright/test';
import { Backend } from './backend.ts';
import type { Fault } from './faults.ts';
import type { Screen } from './screens.ts';
import { apiHost } from './storefront.ts';
import { type Cell, distinctFaultsOf, faultsOf, screenOf, tell } from './table.ts';

// Answers every API call with every fault, on its main screen. Checks the screen, its messages, and
// its recovery after the fault.

const test = base.extend<object, { backend: Backend; tab: Page }>({
  backend: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const backend = new Backend();
      const { stop } = await backend.listen();
      await use(backend);
      await stop();
    },
    { scope: 'worker' },
  ],
  launchOptions: [
    ({ launchOptions, backend }, use) => {
      const { host } = new URL(backend.url);
      const rule = `--host-resolver-rules=MAP ${apiHost}:80 ${host}`;
      return use({ ...launchOptions, args: [...(launchOptions.args ?? []), rule] });
    },
    { scope: 'worker' },
  ],
  // One tab per worker, because a new one would load and compile every script again.
  tab: [
    async ({ browser }, use) => {
      // Animations are invisible here and use half a core per page.
      const context = await browser.newContext({
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
      });
      await context.addInitScript(unpack);
      const tab = await context.newPage();
      // This address runs no script of the shop, and the tab keeps its window.name.
      await tab.goto(`${origin}/robots.txt`);
      await use(tab);
      await context.close();
    },
    { scope: 'worker' },
  ],
});

const origin = process.env.STOREFRONT_URL ?? '';

/** Runs before the page's scripts: clears the storage and restores the packed entries. */
function unpack(): void {
  if (!window.name) return;
  const packed: Record<string, string> = JSON.parse(window.name);
  window.name = '';
  localStorage.clear();
  sessionStorage.clear();
  for (const [key, text] of Object.entries(packed)) localStorage.setItem(key, text);
}

/**
 * Retries of a failed call take 6 s, and longer on a machine that renders several pages at once.
 * Only failing calls wait this long.
 */
const settledMs = 25_000;
/** A screen reports a slow call after 10 s; the rest is margin, as above. */
const patienceMs = 30_000;

const alert = /An unexpected error occurrred\./;
const pageBoundary = 'This page could not be shown';

const { FAULTS } = process.env;
const isWhole = FAULTS === 'all';
const tried = (screen: Screen) => (FAULTS ? faultsOf(screen) : distinctFaultsOf(screen));

/** Faults of a call per test; larger tests would leave cores idle at the end. */
const shareSize = 7;

interface Share {
  id: string;
  screen: Screen;
  faults: Fault[];
  title: string;
}

const shares: Share[] = operations.flatMap(({ id }) => {
  const main = screenOf(id);
  const others = (isWhole && main.alsoOn) || [];
  return [main, ...others.map((other) => ({ ...main, ...other }))].flatMap((screen) => {
    const all = tried(screen);
    return Array.from({ length: Math.ceil(all.length / shareSize) }, (_, index) => {
      const faults = all.slice(index * shareSize, (index + 1) * shareSize);
      const names = `${faults[0]?.name} … ${faults.at(-1)?.name}`;
      return { id, screen, faults, title: `${id} on ${screen.path} is answered with ${names}` };
    });
  });
});

for (const { id, screen, faults, title } of shares) {
  test(title, async ({ tab, backend }) => {
    if (id === 'getPageMetadata') await backend.stepIn(tab, '**/seo-json/seo.json');
    const uncaught = listenForUncaught(tab);
    const cells: Cell[] = [];
    for (const fault of faults) {
      await pack(tab, screen);
      uncaught.found.length = 0;
      const found = await tryCell(tab, backend, { id, screen, fault });
      const problems = [...new Set([...found, ...uncaught.found])];
      cells.push({ operation: id, path: screen.path, fault: fault.name, problems });
    }
    uncaught.stop();
    await tab.unrouteAll();
    tell(test.info(), cells);
    test.expect(cells.filter(({ problems }) => problems.length)).toEqual([]);
  });
}

interface Case {
  id: string;
  screen: Screen;
  fault: Fault;
}

/** Collects uncaught errors from now on. */
function listenForUncaught(page: Page) {
  const found: string[] = [];
  const add = (message: string) => found.push(`uncaught: ${message.slice(0, 120)}`);
  const onError = ({ message }: Error) => add(message);
  const onLine = (line: ConsoleMessage) => {
    if (line.type() === 'error' && /Minified React|Uncaught/.test(line.text())) add(line.text());
  };
  page.on('pageerror', onError).on('console', onLine);
  return { found, stop: () => page.off('pageerror', onError).off('console', onLine) };
}

/** Resolves when the shop has logged that a read failed (1 §8, 2 §8). */
const logged = (page: Page, id: string) =>
  page
    .waitForEvent('console', {
      predicate: (line) => line.text() === `Failed to fetch: ${id}`,
      timeout: patienceMs,
    })
    .then(
      () => true,
      () => false,
    );

/** Breaks a call, checks the screen, repairs the call, and checks again. Returns the problems. */
async function tryCell(page: Page, backend: Backend, { id, screen, fault }: Case) {
  const problems: string[] = [];
  const means = screen.means?.[fault.name] ?? fault.means;
  try {
    backend.break(id, fault, screen.given);
    const isLogged = logged(page, id);
    await page.goto(origin + screen.path);
    await screen.fill?.(page);
    await screen.send?.(page);
    // Until the call starts, the screen shows the server's page.
    await within(settledMs, backend.called, 'the call is not made');
    problems.push(...(await look(page, screen, fault, means, isLogged)));
    backend.mend();
    const isOver = means === 'empty' || (means === 'unauthorized' && screen.isSignedIn);
    if (!isOver) await recover(page, backend, { id, screen, fault }, problems);
  } catch (error) {
    const { message } = error as Error;
    problems.push(`not tried: ${message.split('\n')[0]?.slice(0, 160)}`);
  } finally {
    await backend.release();
  }
  return problems;
}

/** Passes session and cart to the next page load, which clears everything else. */
async function pack(page: Page, screen: Screen): Promise<void> {
  const { id, slug, title, price, image1 } = fixtures.steelSpikes;
  const cart = [{ id, slug, title, price, image: image1, quantity: 2 }];
  const packed = JSON.stringify({
    ...(screen.isSignedIn && { token: mockToken }),
    ...(screen.hasCart && { cartItems: JSON.stringify(cart) }),
  });
  await page.evaluate((text) => {
    window.name = text;
  }, packed);
}

async function within(ms: number, event: Promise<void>, problem: string): Promise<void> {
  const late = new AbortController();
  const timeout = setTimeout(ms, undefined, { signal: late.signal }).then(() => {
    throw new Error(problem);
  });
  await Promise.race([event, timeout]).finally(() => late.abort());
}

// biome-ignore lint/performance/useDomNodeTextContent: what is hidden has not been said
const seen = (page: Page) => page.locator('body').innerText();

async function look(
  page: Page,
  screen: Screen,
  fault: Fault,
  means: string,
  isLogged: Promise<boolean>,
): Promise<string[]> {
  const problems: string[] = [];
  const good = screen.good(page);
  if (means === 'answered') {
    const came = await appears(good, settledMs);
    if (!came) problems.push('what was answered is not shown');
  } else if (means === 'unauthorized' && screen.isSignedIn) {
    // First the notice, because on a public page it is a toast that closes.
    const isShown = await appears(page.getByText(/Session expired/).first(), settledMs);
    if (!isShown) problems.push('says nothing');
    const isOver = isSessionPage(screen.path)
      ? page.waitForURL('**/signup', { timeout: settledMs })
      : page.waitForFunction(() => !localStorage.getItem('token'), null, { timeout: settledMs });
    await isOver.catch(() => problems.push('the session is not over'));
    if (!isSessionPage(screen.path) && new URL(page.url()).pathname !== screen.path)
      problems.push('the public page is left');
  } else if (screen.isDecoration) {
    // A decoration whose call hangs shows and logs nothing.
    if (!isHanging(fault) && !(await isLogged)) problems.push('says nothing, not even in the log');
  } else if (means !== 'empty') {
    const expectedText =
      screen.says ?? (isUnexpected(fault) && screen.answer !== 'message' ? alert : null);
    const slow = page.getByText(/longer than usual/);
    const words = isHanging(fault) ? (screen.says ?? /longer than usual/) : expectedText;
    if (words) {
      const isSaid = await appears(
        noticeOf(page, words).or(slow).first(),
        isHanging(fault) ? patienceMs : settledMs,
      );
      if (!isSaid) problems.push('says nothing');
    } else if (!(await isLogged)) problems.push('says nothing, not even in the log');
    if (await good.isVisible()) problems.push('untrue: shown as if it had gone well');
    const untrue = screen.untrue?.exec(await seen(page))?.[0];
    if (untrue) problems.push(`untrue: ${untrue}`);
  }
  if ((await seen(page)).includes(pageBoundary)) problems.push('the whole page failed');
  // The header, categories and footer may need scripts of their own.
  const whole: Record<string, Locator> = {
    'white: no header': page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first(),
    'white: nothing in main': page
      .getByRole('main')
      .getByText(/\S/)
      .filter({ visible: true })
      .first(),
    'no categories': page.getByRole('navigation', { name: 'Main' }),
    'no footer': page.getByRole('contentinfo'),
  };
  for (const [problem, part] of Object.entries(whole)) {
    if (!(await appears(part, settledMs))) problems.push(problem);
  }
  return problems;
}

/** The shop's rule: no response, or a status outside 400–499. */
const isUnexpected = ({ name }: Fault) => !/^4\d\d$/.test(name);

const isHanging = ({ name }: Fault) => name === 'no response';

/** Finds the screen's own error message or the general alert. */
const noticeOf = (page: Page, words: RegExp) => page.getByText(words).or(page.getByText(alert));

const appears = (locator: Locator, timeout: number) =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** Expects recovery without a reload: automatic, by a button, or by the same action. */
async function recover(page: Page, backend: Backend, { screen, fault }: Case, problems: string[]) {
  const good = screen.good(page);
  if (await good.isVisible()) return;
  const again = page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first();
  if (screen.isDecoration) await backend.release();
  if (screen.send) {
    await backend.release();
    // The page sends nothing else until it reports the hanging call as failed.
    if (isHanging(fault)) await appears(noticeOf(page, screen.says ?? alert).first(), settledMs);
    await screen.send(page).catch(() => problems.push('cannot be sent again'));
  } else if (await again.isVisible()) {
    // The screen may recover before the click.
    const pressed = test.expect(async () => {
      if (!(await good.isVisible())) await again.click({ timeout: 2000 });
    });
    await pressed.toPass({ timeout: settledMs }).catch(() => {});
  } else await page.evaluate(() => window.dispatchEvent(new Event('online')));
  if (await appears(good, settledMs)) return;
  problems.push('does not recover');
}
