import { Children, isValidElement, type ReactNode } from 'react';
import * as styles from './ProductGrid.css.ts';

export interface ProductGridProps {
  /** The name that is heard for the list. */
  label?: string;
  children: ReactNode;
}

/** A list: every child becomes an item. Two in a row on phones, as many as fit elsewhere. */
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
