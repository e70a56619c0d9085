interface FollowedLink {
  href: string;
  /** Position among the page's links with this href. */
  index: number;
}

/** Links that led to another page, by the history entry of their page. */
const followed = new Map<string, FollowedLink>();

let clicked: FollowedLink | undefined;

const linksTo = (href: string) =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) => link.getAttribute('href') === href,
  );

/**
 * Records clicked links: Safari does not focus them, so `activeElement` does not tell.
 *
 * @returns cleanup
 */
export function watchLinks(): () => void {
  const note = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a[href]') : null;
    const href = link?.getAttribute('href');
    clicked = href ? { href, index: linksTo(href).indexOf(link as HTMLAnchorElement) } : undefined;
  };
  document.addEventListener('click', note, { capture: true });
  return () => document.removeEventListener('click', note, { capture: true });
}

/** Records the link that led from this history entry to a path, if it was a link. */
export function rememberLink(entry: string, path: string): void {
  const isLink = clicked && new URL(clicked.href, location.href).pathname === path;
  if (clicked && isLink) followed.set(entry, clicked);
  else followed.delete(entry);
}

/**
 * Focuses the link that led away from this history entry, so that keyboard and screen reader users
 * continue where they left the page.
 *
 * @returns whether it has the focus
 */
export function focusFollowedLink(entry: string): boolean {
  const link = followed.get(entry);
  if (!link) return false;
  const links = linksTo(link.href);
  const target = links[link.index] ?? links[0];
  target?.focus({ preventScroll: true });
  return target !== undefined && target === document.activeElement;
}
