import { PlainLink } from '../../text/link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

export interface BreadcrumbsProps {
  /** From the home page down; the last is the page itself. */
  items: { label: string; href?: string }[];
}

/** The way from the home page to this one. */
export function Breadcrumbs({ items }: BreadcrumbsProps) {
  return (
    <nav aria-label="Breadcrumbs">
      <ol className={styles.list}>
        {items.map(({ label, href }, index) => {
          const isLast = index === items.length - 1;
          return (
            <li key={label} className={isLast ? styles.current : styles.item}>
              {href && !isLast ? (
                <PlainLink href={href} className={styles.link}>
                  {label}
                </PlainLink>
              ) : (
                <span aria-current={isLast ? 'page' : undefined}>{label}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
