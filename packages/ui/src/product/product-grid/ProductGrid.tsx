import { Children, isValidElement, type ReactNode } from 'react';
import * as styles from './ProductGrid.css.ts';

export interface ProductGridProps {
  /** Accessible name. */
  label?: string;
  children: ReactNode;
}

/**
 * A list in a grid: two columns on phones, as many as fit elsewhere. Each child becomes an item.
 */
export function ProductGrid({ label, children }: ProductGridProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari forgets that a list without bullets is one
    <ul role="list" className={styles.grid} aria-label={label}>
      {Children.toArray(children).map((child) => (
        <li key={isValidElement(child) ? child.key : String(child)} className={styles.item}>
          {child}
        </li>
      ))}
    </ul>
  );
}
