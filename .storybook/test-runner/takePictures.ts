import { setTimeout as wait } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** Pending file requests of a page. API requests do not count, because loading stories never finish. */
const fileTypes = new Set(['script', 'stylesheet', 'image', 'font']);
const pending = new WeakMap<Page, Set<Request>>();

/** Tracks the file requests of a page. Call it before the page opens. */
export function trackFiles(page: Page): void {
  const files = new Set<Request>();
  pending.set(page, files);
  const done = (request: Request) => files.delete(request);
  page.on('request', (request) => fileTypes.has(request.resourceType()) && files.add(request));
  page.on('requestfinished', done);
  page.on('requestfailed', done);
}

/** Waits until no file request has been pending for three checks. */
async function filesLoaded(page: Page): Promise<void> {
  let quiet = 0;
  for (let tries = 0; quiet < 3 && tries < 100; tries++) {
    quiet = pending.get(page)?.size ? 0 : quiet + 1;
    await wait(30);
  }
}

/** Scrolls to the top and waits for fonts and pictures, including lazy ones. */
async function settle(): Promise<void> {
  window.scrollTo(0, 0);
  await document.fonts.ready;
  const pictures = [...document.images].filter((picture) => picture.checkVisibility());
  for (const picture of pictures) picture.loading = 'eager';
  await Promise.all(pictures.map((picture) => picture.decode().catch(() => {})));
  // One frame for layout, one for painting.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
}

/** Returns the lowest edge of visible elements, including overlays. */
function lowestEdge(): number {
  const margin = 16;
  const edges = [...document.body.querySelectorAll('*')]
    .filter((element) => element.checkVisibility({ visibilityProperty: true }))
    .map((element) => element.getBoundingClientRect())
    .filter(({ width, height }) => width > 1 && height > 1)
    .map(({ bottom }) => bottom);
  return Math.ceil(Math.min(Math.max(0, ...edges) + margin, document.body.scrollHeight));
}

async function takeOnce(page: Page, maxHeight: number): Promise<Buffer> {
  await page.evaluate(settle);
  const height = Math.min(maxHeight, Math.max(1, await page.evaluate(lowestEdge)));
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 1280, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
}

/**
 * Takes pictures until two in a row are equal, at most 12.
 *
 * @param maxHeight in px
 */
export async function* takePictures(page: Page, maxHeight: number): AsyncGenerator<Buffer, void> {
  await filesLoaded(page);
  let last: Buffer | undefined;
  for (let tries = 0; tries < 12; tries++) {
    const picture = await takeOnce(page, maxHeight);
    if (last?.equals(picture)) return;
    yield picture;
    last = picture;
    await wait(50);
  }
}
