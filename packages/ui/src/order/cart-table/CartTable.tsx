import type { ReactNode } from 'react';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './CartTable.css.ts';
import { roles } from './roles.ts';

export interface CartTableProps {
  /** Accessible name. */
  label?: string;
  /** CartTableRow elements. */
  children: ReactNode;
}

/** The cart: a table, shown as cards in narrow windows. */
export function CartTable({ label, children }: CartTableProps) {
  const messages = useMessages();
  return (
    <div className={styles.frame}>
      <table {...roles.table} className={styles.table} aria-label={label ?? messages.cart}>
        <thead {...roles.rowgroup} className={styles.head}>
          <tr {...roles.row}>
            {(['image', 'title', 'quantity', 'price', 'subtotal', 'remove'] as const).map(
              (column) => (
                <th {...roles.columnheader} key={column} scope="col" className={styles.header}>
                  {messages[column]}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody {...roles.rowgroup} className={styles.body}>
          {children}
        </tbody>
      </table>
    </div>
  );
}
