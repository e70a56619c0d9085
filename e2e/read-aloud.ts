import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

type Reader = typeof import('@guidepup/virtual-screen-reader').virtual;

const script = readFileSync(
  fileURLToPath(import.meta.resolve('@guidepup/virtual-screen-reader/browser.js')),
  'utf8',
);

/** Loads the screen reader once per page; the context must bypass the policy. */
async function startReader(page: Page): Promise<void> {
  await page.evaluate(async (source) => {
    if ('reader' in window) return;
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    const { virtual } = (await import(url)) as { virtual: Reader };
    Object.assign(window, { reader: virtual });
  }, script);
}

/** Returns a screen reader's phrases for this part of the page, one per stop. */
export async function readAloud(part: Locator): Promise<string[]> {
  await startReader(part.page());
  const phrases = await part.evaluate(async (container) => {
    const { reader } = window as unknown as { reader: Reader };
    // Browsers with JavaScript do not render noscript, but the reader would read it.
    for (const unrendered of document.querySelectorAll('noscript')) unrendered.remove();
    await reader.start({ container: container as HTMLElement });
    const first = await reader.lastSpokenPhrase();
    for (let stops = 0; stops < 400; stops++) {
      await reader.next();
      if ((await reader.lastSpokenPhrase()) === first) break;
    }
    const log = await reader.spokenPhraseLog();
    await reader.stop();
    // The reader wraps around and repeats the container's name.
    return log.filter((phrase, stop) => stop === 0 || phrase !== first);
  });
  return phrases.filter((phrase) => !/^end of/.test(phrase));
}
