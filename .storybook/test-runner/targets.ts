import type { Page } from '@playwright/test';

/** Minimum size of touch targets (WCAG 2.2, 2.5.5). */
const minPx = 44;

/** Stories with smaller controls, by prefix of the story id, with the reason. */
const exceptions: Record<string, string> = {
  'text-link--': 'an inline link has the height of its line',
  'foundations-sheets--': 'shows colours and focus rings, not controls',
};

/** Runs in the browser. Returns a line for each target that is too small. */
function smallTargets(min: number): string[] {
  const controls =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=menuitem], [role=option], [role=spinbutton]';
  /** WCAG exempts inline links. */
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
  /** Returns whether points at half the minimum size around the centre hit this control. */
  const isHitAround = (element: Element) => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y, far] = [left + width / 2, top + height / 2, min / 2 - 1];
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
    // Skip links are visible only with focus.
    if (width <= 1 && height <= 1) continue;
    if (Math.min(width, height) >= min - 0.5 || isInText(element) || isHitAround(element)) continue;
    const name = element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '';
    const size = `${Math.round(width)} × ${Math.round(height)} px`;
    lines.add(`${element.tagName.toLowerCase()} '${name.slice(0, 40)}' is ${size}`);
  }
  return [...lines];
}

/** Returns a line for each target that is too small in the current viewport. */
export async function targetProblems(page: Page, id: string): Promise<string[]> {
  if (Object.keys(exceptions).some((prefix) => id.startsWith(prefix))) return [];
  const session = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) =>
    session.send('Emulation.setTouchEmulationEnabled', { enabled, maxTouchPoints: 1 });
  await touch(true);
  // A pressed control is drawn smaller, but its target is the control at rest.
  const atRest = await page.addStyleTag({
    content: '[data-pressed] { scale: none !important; transition: none !important; }',
  });
  const lines = await page.evaluate(smallTargets, minPx);
  await atRest.evaluate((style) => (style as Element).remove());
  await touch(false);
  await session.detach();
  return lines.map((line) => `target size: ${line}, less than ${minPx}`);
}
