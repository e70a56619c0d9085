import { type ReactNode, useEffect, useRef } from 'react';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './SubNavigation.css.ts';

export interface SubNavigationProps {
  /** Names the landmark, e.g. 'Your account'. */
  label: string;
  links: { label: string; href: string; icon: ReactNode }[];
  /** Href of the current page, or of its parent page. */
  currentHref?: string | undefined;
  /** The current page is below the marked one, e.g. one order below all orders. */
  isBelow?: boolean;
}

/** Links of one part of the site: a column from 1024 px on, below that a row that scrolls. */
export function SubNavigation({ label, links, currentHref, isBelow = false }: SubNavigationProps) {
  const row = useRef<HTMLUListElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is marked, or it came late
  useEffect(() => {
    const list = row.current;
    const current = list?.querySelector<HTMLElement>('[aria-current]');
    // scrollIntoView would scroll the page too.
    if (list && current) {
      list.scrollLeft = current.offsetLeft - (list.clientWidth - current.offsetWidth) / 2;
    }
  }, [currentHref, links.length]);

  return (
    <nav aria-label={label} className={styles.navigation}>
      <ul ref={row} className={styles.list}>
        {links.map(({ label, href, icon }) => (
          <li key={href}>
            <PlainLink
              href={href}
              className={styles.link}
              aria-current={href === currentHref ? (isBelow ? 'true' : 'page') : undefined}
            >
              <span className={styles.icon}>{icon}</span>
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
