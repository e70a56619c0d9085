import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

type Reader = typeof import('@guidepup/virtual-screen-reader').virtual;

const script = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);

/** Puts the reader into the page; once for each page load. The context has to bypass its policy. */
async function startReader(page: Page): Promise<void> {
  await page.evaluate(async (source) => {
    if ('reader' in window) return;
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { virtual } = (await import(url)) as { virtual: Reader };
    Object.assign(window, { reader: virtual });
  }, script);
}

/** What a screen reader says on its way through this part of the page, a line for each stop. */
export async function readAloud(part: Locator): Promise<string[]> {
  await startReader(part.page());
  const phrases = await part.evaluate(async (container) => {
    const { reader } = window as unknown as { reader: Reader };
    // Browsers with scripts do not render it, the reader reads it all the same.
    for (const unrendered of document.querySelectorAll('noscript')) unrendered.remove();
    await reader.start({ container: container as HTMLElement });
    const first = await reader.lastSpokenPhrase();
    for (let stops = 0; stops < 400; stops++) {
      await reader.next();
      if ((await reader.lastSpokenPhrase()) === first) break;
    }
    const log = await reader.spokenPhraseLog();
    await reader.stop();
    // Coming round, the name of the whole is said again.
    return log.filter((phrase, stop) => stop === 0 || phrase !== first);
  });
  return phrases.filter((phrase) => !/^end of/.test(phrase));
}
