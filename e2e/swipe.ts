import type { Page } from '@playwright/test';

/** Swipes horizontally with one finger by this many pixels. */
export async function swipe(page: Page, from: { x: number; y: number }, by: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const touch = (type: string, x?: number) =>
    browser.send('Input.dispatchTouchEvent', {
      type: type as 'touchMove',
      touchPoints: x === undefined ? [] : [{ x, y: from.y }],
    });
  await touch('touchStart', from.x);
  for (let step = 1; step <= 6; step++) await touch('touchMove', from.x + (by * step) / 6);
  await touch('touchEnd');
  await browser.detach();
}
