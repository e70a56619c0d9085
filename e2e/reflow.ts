import { expect, type Page } from '@playwright/test';

/** Settings that must not lose content (WCAG 1.4.4, 1.4.10, 1.4.12). */
const readers = [
  { name: '320 px', width: 320, css: '' },
  { name: 'text of 200 %', width: 1280, css: 'html { font-size: 200% }' },
  { name: 'text of 200 % on a phone', width: 360, css: 'html { font-size: 200% }' },
  {
    name: 'more space between letters, words and lines',
    width: 320,
    css: '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }',
  },
];

/**
 * Returns texts that are clipped or overflow the page, and texts in columns so narrow that words
 * break into letters.
 */
function lostTexts(): string[] {
  const lost: string[] = [];
  const isCut = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent?.trim();
    const parent = node.parentElement;
    if (!text || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const box = range.getBoundingClientRect();
    if (box.width === 0) continue;
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    // An order number is one long word, which may break but not into letters.
    if (lines > 3 && text.length / lines < 4) lost.push(`in ${lines} lines: ${text.slice(0, 60)}`);
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      // Ignores visually hidden text, carousels and clamped snippets.
      const isMeant =
        frame.width <= 1 ||
        around.getAttribute('aria-roledescription') === 'carousel' ||
        around.closest('[aria-hidden=true], [inert]') ||
        style.webkitLineClamp !== 'none';
      if (isMeant || /auto|scroll/.test(style.overflowX)) break;
      const isRoot = around === document.documentElement;
      const isOut =
        ((isCut(style.overflowX) || isRoot) &&
          (box.right > frame.right + 1 || box.left < frame.left - 1)) ||
        (isCut(style.overflowY) && (box.bottom > frame.bottom + 1 || box.top < frame.top - 1));
      if (isOut) {
        lost.push(text.slice(0, 60));
        break;
      }
    }
  }
  return lost;
}

/** Applies the styles without a policy violation; returns the horizontal overflow in px. */
async function layOut(css: string): Promise<number> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  // Components that measure the window render again in a later frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Expects no lost text and no horizontal scrolling with any setting. */
export async function expectReflow(page: Page): Promise<void> {
  const size = page.viewportSize();
  for (const { name, width, css } of readers) {
    await page.setViewportSize({ width, height: 800 });
    const excess = await page.evaluate(layOut, css);
    expect(excess, `px that ${page.url()} is too wide with ${name}`).toBeLessThanOrEqual(0);
    expect(await page.evaluate(lostTexts), `lost on ${page.url()} with ${name}`).toEqual([]);
  }
  await page.evaluate(layOut, '');
  if (size) await page.setViewportSize(size);
}
