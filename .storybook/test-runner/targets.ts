import type { Page } from '@playwright/test';

/** What a finger hits without care (WCAG 2.2, 2.5.5). */
const leastPx = 44;

/** Stories whose controls may be smaller, by the beginnings of their names, and why. */
const exceptions: Record<string, string> = {
  'text-link--': 'a link of running text, which is as high as its line',
  'foundations-sheets--': 'shows colours and rings, no controls of the shop',
};

/** In the browser. @returns a line for each control that is too small for a finger. */
function smallTargets(least: number): string[] {
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=spinbutton]';
  /** A link in running text is as high as its line: WCAG's own exception. */
  const isInText = (element: Element) => {
    if (getComputedStyle(element).display !== 'inline') return false;
    let block = element.parentElement;
    while (block && getComputedStyle(block).display === 'inline') block = block.parentElement;
    const own = element.textContent?.trim() ?? '';
    return (block?.textContent?.trim().length ?? 0) > own.length;
  };
  const labelOf = (element: Element) =>
    element instanceof HTMLInputElement
      ? [...(element.labels ?? [])].find((label) => label.contains(element))
      : undefined;
  /** Whether what is pressed around its middle, to half of the least, is this control. */
  const isHitAround = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y, far] = [left + width / 2, top + height / 2, least / 2 - 1];
    const label = labelOf(element);
    return [
      [x - far, y],
      [x + far, y],
      [x, y - far],
      [x, y + far],
    ].every(([px = 0, py = 0]) => {
      const hit = document.elementFromPoint(px, py);
      return hit !== null && (element.contains(hit) || label?.contains(hit));
    });
  };
  const lines = new Set<string>();
  for (const element of document.querySelectorAll<HTMLElement>(controls)) {
    if (!element.checkVisibility({ visibilityProperty: true })) continue;
    if (element.closest('[inert], [aria-hidden=true]') || element.tabIndex < 0) continue;
    const boxes = [element, labelOf(element) ?? element].map((part) =>
      part.getBoundingClientRect(),
    );
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    // Until it has the focus it is there for readers alone, as a skip link.
    if (width <= 1 && height <= 1) continue;
    if (Math.min(width, height) >= least - 0.5 || isInText(element) || isHitAround(element))
      continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    lines.add(`${element.tagName.toLowerCase()} '${name.slice(0, 40)}' is ${size}`);
  }
  return [...lines];
}

/** What is too small for a finger, in the window as it is. @returns a line for each control */
export async function targetProblems(page: Page, id: string): Promise<string[]> {
  if (Object.keys(exceptions).some((beginning) => id.startsWith(beginning))) return [];
  const session = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) =>
    session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  await touch(true);
  const lines = await page.evaluate(smallTargets, leastPx);
  await touch(false);
  await session.detach();
  return lines.map((line) => `under a finger ${line}, less than ${leastPx}`);
}
