import type { Page } from '@playwright/test';

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

/** A picture of the story as it is now: nothing moves, blinks or is still to come. */
export async function takePicture(page: Page): Promise<Buffer> {
  await page.evaluate(settle);
  const height = Math.max(1, await page.evaluate(lowestEdge));
  return page.screenshot({
    fullPage: true,
    clip: { x: 0, y: 0, width: page.viewportSize()?.width ?? 1280, height },
    animations: 'disabled',
    caret: 'hide',
    scale: 'css',
  });
}
