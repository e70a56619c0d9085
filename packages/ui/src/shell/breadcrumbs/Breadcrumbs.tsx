import {
  Breadcrumbs as AriaBreadcrumbs,
  type BreadcrumbsProps as AriaBreadcrumbsProps,
  Breadcrumb,
} from 'react-aria-components/Breadcrumbs';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './Breadcrumbs.css.ts';

interface Item {
  label: string;
  href?: string;
}

export interface BreadcrumbsProps
  extends Omit<AriaBreadcrumbsProps<Item>, 'items' | 'children' | 'className' | 'style'> {
  /** From the home page to the current page. */
  items: Item[];
}

/** Links from the home page to the current one. */
export function Breadcrumbs({ items, ...rest }: BreadcrumbsProps) {
  return (
    <AriaBreadcrumbs
      {...rest}
      className={styles.list}
      // Makes the list a named landmark.
      render={({ 'aria-label': label, ...list }) => (
        <nav aria-label={label} className={styles.landmark}>
          <ol {...list} />
        </nav>
      )}
    >
      {items.map(({ label, href }) => (
        <Breadcrumb
          key={label}
          className={({ isCurrent }) => (isCurrent ? styles.current : styles.item)}
        >
          {({ isCurrent }) =>
            href && !isCurrent ? (
              <PlainLink href={href} className={styles.link}>
                {label}
              </PlainLink>
            ) : (
              <span aria-current={isCurrent ? 'page' : undefined}>{label}</span>
            )
          }
        </Breadcrumb>
      ))}
    </AriaBreadcrumbs>
  );
}
