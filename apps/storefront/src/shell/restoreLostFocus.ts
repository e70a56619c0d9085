import { takeLost } from './lastFocused.ts';

/** Other code, such as an effect, moves the focus within this time. */
const settledMs = 100;

/** Runs `act` after the next frame, in which a closing dialog gives the focus back. */
const whenSettled = (act: () => void) => requestAnimationFrame(() => setTimeout(act, settledMs));

interface Place {
  parent: Element;
  next: Element | null;
  previous: Element | null;
}

const controls = 'button, a[href], input, select, textarea';

const isShown = (element: Element) =>
  !element.closest('[hidden], [inert]') && (element.checkVisibility?.() ?? true);

/**
 * Returns 'BUTTON Remove' for 'Remove Bird Net 3 × 3 m': the same action on something else has the
 * same kind.
 */
function kindOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
  return `${element.tagName} ${name.trim().split(/\s/)[0]}`;
}

/** Returns the position of a removed element by its remaining siblings. */
function placeOf(lost: Element, records: MutationRecord[]): Place | undefined {
  const removal = (node: Node) =>
    records.find(({ removedNodes }) => [...removedNodes].some((removed) => removed.contains(node)));
  let record = removal(lost);
  while (record && !record.target.isConnected) record = removal(record.target);
  if (!(record?.target instanceof Element)) return undefined;
  return {
    parent: record.target,
    next: elementFrom(record.nextSibling, 'nextSibling'),
    previous: elementFrom(record.previousSibling, 'previousSibling'),
  };
}

function elementFrom(node: Node | null, onTo: 'nextSibling' | 'previousSibling'): Element | null {
  return !node || node instanceof Element ? node : elementFrom(node[onTo], onTo);
}

function sameKind(lost: Element, beside: Element | null): HTMLElement | undefined {
  if (!beside) return undefined;
  const inside = [beside, ...beside.querySelectorAll(controls)];
  const found = inside.find((one) => one.matches(controls) && kindOf(one) === kindOf(lost));
  return found && isShown(found) ? (found as HTMLElement) : undefined;
}

function headingIn(element: Element | null): HTMLElement | undefined {
  if (!element) return undefined;
  const heading = [...element.querySelectorAll<HTMLElement>('h1, h2, h3')].find(isShown);
  if (heading || element.matches('main')) return heading;
  return headingIn(element.parentElement);
}

/**
 * Returns the same control of the next or the previous item, else the nearest heading, else main
 * while the heading is loading.
 */
function successorOf(lost: Element, place: Place | undefined): HTMLElement | undefined {
  const same = place && (sameKind(lost, place.next) ?? sameKind(lost, place.previous));
  if (same) return same;
  const main = document.querySelector('main');
  if (!main) return undefined;
  const left = headingIn(place && main.contains(place.parent) ? place.parent : main) ?? main;
  left.setAttribute('tabindex', '-1');
  return left;
}

/**
 * Moves the focus to the nearest sensible element when the focused one is removed: otherwise
 * keyboard and screen reader users would start at the top again. Handles a removal from before this
 * call. Needs `watchFocus`.
 *
 * @returns cleanup
 */
export function restoreLostFocus(): () => void {
  const succeed = (records: MutationRecord[]) => {
    const lost = takeLost();
    if (!lost) return;
    const place = placeOf(lost, records);
    const { pathname } = location;
    whenSettled(() => {
      // A navigation moves the focus itself.
      if (document.activeElement !== document.body || location.pathname !== pathname) return;
      successorOf(lost, place)?.focus();
    });
  };
  const removals = new MutationObserver(succeed);
  removals.observe(document.body, { childList: true, subtree: true });
  succeed([]);
  return () => removals.disconnect();
}
