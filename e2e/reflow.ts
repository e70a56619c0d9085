import { expect, type Page } from '@playwright/test';

/** What a reader may ask of a page, each with nothing lost (WCAG 1.4.4, 1.4.10, 1.4.12). */
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
 * Texts that stick out of the page or of something that cuts them off, and cannot be scrolled to;
 * and those in a column so narrow that words fall apart into letters.
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
    // The number of an order is one long word: it may break, but not letter by letter.
    if (lines > 3 && text.length / lines < 4) lost.push(`in ${lines} lines: ${text.slice(0, 60)}`);
    for (let around: Element | null = parent; around; around = around.parentElement) {
      const style = getComputedStyle(around);
      const frame = around.getBoundingClientRect();
      // For screen readers alone; a slide that is turned to; a snippet that ends in an ellipsis.
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

/** Lays the page out for one reader, past the content security policy; tells how much too wide it is. */
async function layOut(css: string): Promise<number> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [sheet];
  // Components that ask for the window's width answer a change by another frame.
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  return scrollWidth - clientWidth;
}

/** Nothing of the page is lost, and nothing has to be scrolled sideways, for any of these readers. */
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
