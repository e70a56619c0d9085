import { fixtures, mockToken } from '@parinda/api-client/mocks';
import { test as base, type Locator, type Page } from '@playwright/test';
import { operations } from '../../tools/contracts/pacts.ts';
import { freePort } from '../../tools/run/free-port.ts';
import { type Server, startStorefront } from '../../tools/run/shop.ts';
import { Backend } from './backend.ts';
import type { Fault } from './faults.ts';
import type { Screen } from './screens.ts';
import { type Cell, faultsOf, screenOf, tell } from './table.ts';

// Every call of the storefront, answered in every wrong way, on its main screen: what is there to
// see, what is said, and whether it heals once the call works again. The page's own server has no
// API, so that it is the browser which asks for everything.

const apiUrl = 'https://api.parinda.test';
const widgetUrl = 'https://pay.parinda.test/checkout.js';

/** A payment window in which everybody pays at once. */
const widget = `window.Razorpay = class {
  constructor(options) { this.options = options; }
  on() {}
  open() {
    setTimeout(() => this.options.handler({
      razorpay_payment_id: 'pay_1',
      razorpay_order_id: this.options.order_id,
      razorpay_signature: 'signed',
    }), 50);
  }
};`;

const test = base.extend<object, { storefront: Server }>({
  storefront: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the destructuring
    async ({}, use) => {
      const storefront = await startStorefront(apiUrl, {
        API_INTERNAL_URL: `http://127.0.0.1:${await freePort()}`,
        CHECKOUT_SCRIPT_URL: widgetUrl,
      });
      await use(storefront);
      await storefront.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

/** How long a failed call is tried again before it has failed for good, and then something more. */
const settledMs = 10_000;
/** After this a screen says that it is still waiting. */
const patienceMs = 16_000;

const alert = /An unexpected error occurrred\./;
const pageBoundary = 'This page could not be shown';

const isWhole = process.env.FAULTS === 'all';

for (const { id } of operations) {
  const main = screenOf(id);
  const others = (isWhole && main.alsoOn) || [];
  for (const screen of [main, ...others.map((other) => ({ ...main, ...other }))]) {
    test(`${id} is answered in every wrong way on ${screen.path}`, async ({
      context,
      storefront,
    }) => {
      const backend = new Backend();
      await backend.answer(context, apiUrl);
      await context.route(widgetUrl, (route) =>
        route.fulfill({ contentType: 'text/javascript', body: widget }),
      );
      // Nobody looks at them here.
      await context.route('**/pictures/**', (route) => route.abort());
      const page = await context.newPage();
      // What was typed for the last fault may be lost.
      page.on('dialog', (dialog) => dialog.accept());
      const uncaught = listenForUncaught(page);
      await prepare(page, screen);
      const cells: Cell[] = [];
      for (const fault of faultsOf(screen)) {
        uncaught.length = 0;
        const found = await tryCell(page, backend, { origin: storefront.url, id, screen, fault });
        const problems = [...new Set([...found, ...uncaught])];
        cells.push({ operation: id, path: screen.path, fault: fault.name, problems });
      }
      tell(test.info(), cells);
      test.expect(cells.filter(({ problems }) => problems.length)).toEqual([]);
    });
  }
}

interface Case {
  origin: string;
  id: string;
  screen: Screen;
  fault: Fault;
}

/** What no part of the shop has caught, from now on. */
function listenForUncaught(page: Page): string[] {
  const found: string[] = [];
  page.on('pageerror', ({ message }) => found.push(`uncaught: ${message.slice(0, 120)}`));
  page.on('console', (line) => {
    if (line.type() === 'error' && /Minified React|Uncaught/.test(line.text())) {
      found.push(`uncaught: ${line.text().slice(0, 120)}`);
    }
  });
  return found;
}

/** Breaks a call, looks, mends it, and looks again; gives what was wrong. */
async function tryCell(page: Page, backend: Backend, { origin, id, screen, fault }: Case) {
  const problems: string[] = [];
  const means = screen.means?.[fault.name] ?? fault.means;
  try {
    backend.break(id, fault, screen.given);
    await page.goto(origin + screen.path);
    await screen.fill?.(page);
    await screen.send?.(page);
    problems.push(...(await look(page, backend, screen, fault, means)));
    backend.mend();
    const isOver = means === 'empty' || (means === 'refused' && screen.isSignedIn);
    if (!isOver) await heal(page, backend, screen, problems);
  } catch (error) {
    const { message } = error as Error;
    problems.push(`not tried: ${message.split('\n')[0]?.slice(0, 160)}`);
  } finally {
    await backend.release();
  }
  return problems;
}

/** Each time the page is opened it is by the same shopper, with nothing else kept. */
async function prepare(page: Page, screen: Screen): Promise<void> {
  const { id, slug, title, price, image1 } = fixtures.steelSpikes;
  const cart = [{ id, slug, title, price, image: image1, quantity: 2 }];
  await page.addInitScript(
    ([token, lines]) => {
      localStorage.clear();
      sessionStorage.clear();
      if (token) localStorage.setItem('token', token);
      if (lines) localStorage.setItem('cartItems', lines);
    },
    [screen.isSignedIn ? mockToken : '', screen.hasCart ? JSON.stringify(cart) : ''],
  );
}

const seen = (page: Page) => page.evaluate(() => document.body.innerText);

async function look(
  page: Page,
  backend: Backend,
  screen: Screen,
  fault: Fault,
  means: string,
): Promise<string[]> {
  const problems: string[] = [];
  const isHanging = fault.name === 'no answer';
  const good = screen.good(page);
  if (means === 'answered') {
    const came = await appears(good, settledMs);
    if (!came) problems.push('what was answered is not shown');
  } else if (means === 'refused' && screen.isSignedIn) {
    await page.waitForURL('**/signup', { timeout: settledMs }).catch(() => {
      problems.push('the session is not over');
    });
    const isTold = await appears(page.getByText(/Session expired/).first(), settledMs);
    if (!isTold) problems.push('says nothing');
  } else if (screen.isDecoration) {
    await failedForGood(page, backend);
  } else if (means !== 'empty') {
    const isTold =
      screen.says ?? (isUnexpected(fault) && screen.answer !== 'message' ? alert : null);
    const slow = page.getByText(/longer than usual/);
    const words = isHanging ? (screen.says ?? /longer than usual/) : isTold;
    if (words) {
      const told = await appears(
        page.getByText(words).or(page.getByText(alert)).or(slow).first(),
        isHanging ? patienceMs : settledMs,
      );
      if (!told) problems.push('says nothing');
    } else await failedForGood(page, backend);
    if (await good.isVisible()) problems.push('untrue: shown as if it had gone well');
    const untrue = screen.untrue?.exec(await seen(page))?.[0];
    if (untrue) problems.push(`untrue: ${untrue}`);
  }
  if ((await seen(page)).includes(pageBoundary)) problems.push('the whole page failed');
  // What stands around and in every page, if a script of its own has to come for it first.
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

/** As the shop has it: no response, or a status outside 400–499. */
const isUnexpected = ({ name }: Fault) => !/^4\d\d$/.test(name);

const appears = (locator: Locator, timeout: number) =>
  locator.waitFor({ timeout }).then(
    () => true,
    () => false,
  );

/** What is only logged has failed once no further try comes. */
async function failedForGood(page: Page, backend: Backend): Promise<void> {
  for (let last = -1; backend.calls !== last; ) {
    last = backend.calls;
    await page.waitForTimeout(2000);
  }
}

/** Without a reload: by what the shop does itself, by its buttons, by doing the same again. */
async function heal(page: Page, backend: Backend, screen: Screen, problems: string[]) {
  const good = screen.good(page);
  if (await good.isVisible()) return;
  const again = page.getByRole('button', { name: 'Try again' }).filter({ visible: true }).first();
  if (screen.isDecoration) await backend.release();
  if (screen.send) {
    await backend.release();
    await screen.send(page).catch(() => problems.push('cannot be sent again'));
  } else if (await again.isVisible()) {
    // It may heal by itself before that.
    await again.click({ timeout: 2000 }).catch(() => {});
  } else await page.evaluate(() => window.dispatchEvent(new Event('online')));
  if (await appears(good, settledMs)) return;
  problems.push('does not heal');
}
