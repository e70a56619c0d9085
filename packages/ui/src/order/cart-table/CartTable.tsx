import type { ReactNode } from 'react';
import * as styles from './CartTable.css.ts';
import { roles } from './roles.ts';

export interface CartTableProps {
  /** Names the table. */
  label?: string;
  /** CartLines. */
  children: ReactNode;
}

const columns = ['Image', 'Title', 'Quantity', 'Price', 'Subtotal', 'Remove'];

/** A table where there is room; the same table as a row of cards where there is not. */
export function CartTable({ label = 'Cart', children }: CartTableProps) {
  return (
    <div className={styles.frame}>
      <table {...roles.table} className={styles.table} aria-label={label}>
        <thead {...roles.rowgroup} className={styles.head}>
          <tr {...roles.row}>
            {columns.map((column) => (
              <th {...roles.columnheader} key={column} scope="col" className={styles.header}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className={styles.body}>
          {children}
        </tbody>
      </table>
    </div>
  );
}
