import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Files that a page still waits for. Calls do not count: a story of loading waits for ever. */
const fileTypes = new Set(['script', 'stylesheet', 'image', 'font']);
const awaited = new WeakMap<Page, Set<Request>>();

/** Before a page is opened: from now on it is known what it waits for. */
export function watchFiles(page: Page): void {
  const files = new Set<Request>();
  awaited.set(page, files);
  const done = (request: Request) => files.delete(request);
  page.on('request', (request) => fileTypes.has(request.resourceType()) && files.add(request));
  page.on('requestfinished', done);
  page.on('requestfailed', done);
}

/** What is loaded late (a chunk, its styles, its pictures) is there, and nothing follows it. */
async function filesLoaded(page: Page): Promise<void> {
  let quiet = 0;
  for (let tries = 0; quiet < 3 && tries < 100; tries++) {
    quiet = awaited.get(page)?.size ? 0 : quiet + 1;
    await wait(30);
  }
}

/** Fonts there, pictures decoded (lazy ones too), page at its top. */
async function settle(): Promise<void> {
  window.scrollTo(0, 0);
  await document.fonts.ready;
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  // Twice: what a resize or a loaded picture changed is laid out, then painted.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** How far down the story reaches, overlays included; below it a page is empty. */
function lowestEdge(): number {
  const margin = 16;
  const edges = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => bottom);
  return Math.ceil(Math.min(Math.max(0, ...edges) + margin, document.body.scrollHeight));
}

async function takeOnce(page: Page, tallest: number): Promise<Buffer> {
  await page.evaluate(settle);
  const height = Math.min(tallest, Math.max(1, await page.evaluate(lowestEdge)));
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 1280, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
}

/**
 * Pictures of the story until two in a row are alike, as nothing then moves, blinks or is still to
 * come; of what never rests, a few.
 *
 * @param tallest px; what is below is left out
 */
export async function* pictures(page: Page, tallest: number): AsyncGenerator<Buffer, void> {
  await filesLoaded(page);
  let last: Buffer | undefined;
  for (let tries = 0; tries < 12; tries++) {
    const picture = await takeOnce(page, tallest);
    if (last?.equals(picture)) return;
    yield picture;
    last = picture;
    await wait(50);
  }
}
