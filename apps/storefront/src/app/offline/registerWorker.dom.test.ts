import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.resetModules();
  document.body.innerHTML = '';
  for (const name of ['serviceWorker', 'connection']) Reflect.deleteProperty(navigator, name);
});

interface Browser {
  isTurnedOn?: boolean;
  saveData?: boolean;
  controller?: object | null;
  hasFailed?: boolean;
}

/** Records the page's calls of the browser and its messages to the worker. */
async function askedOf({ isTurnedOn = true, saveData, controller = null, hasFailed }: Browser) {
  const config = JSON.stringify({ hasServiceWorker: isTurnedOn });
  document.body.innerHTML = `<script type="application/json" id="shop-config">${config}</script>`;
  const messages: unknown[] = [];
  const asked: unknown[][] = [];
  const worker = { postMessage: (message: unknown) => messages.push(message) };
  const serviceWorker = {
    controller,
    ready: Promise.resolve({ active: worker }),
    register: async (...all: unknown[]) => {
      asked.push(all);
      if (hasFailed) throw new Error('No room');
    },
  };
  for (const [name, value] of Object.entries({ serviceWorker, connection: { saveData } })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  const { registerWorker } = await import('./registerWorker.ts');
  registerWorker();
  await new Promise((resolve) => setTimeout(resolve));
  return { asked, messages };
}

it('registers the worker without the HTTP cache, and sends the page to a first worker', async () => {
  expect(await askedOf({})).toEqual({
    asked: [['/sw.js', { updateViaCache: 'none' }]],
    messages: [{ type: 'SEEN', url: location.href }],
  });
});

it('sends nothing to a worker that has served the page itself', async () => {
  expect((await askedOf({ controller: {} })).messages).toEqual([]);
});

it.each([{ isTurnedOn: false }, { saveData: true }])(
  'does not register with %j',
  async (browser) => {
    expect(await askedOf(browser)).toEqual({ asked: [], messages: [] });
  },
);

it('ignores a failed registration', async () => {
  await expect(askedOf({ hasFailed: true })).resolves.toBeDefined();
});
