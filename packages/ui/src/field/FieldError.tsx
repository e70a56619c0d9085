import type { ReactNode } from 'react';
import { AlertIcon } from '../foundations/icons/index.ts';
import * as styles from './Field.css.ts';

/** What is wrong, with the sign for it. */
export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.error}>
      <AlertIcon size={14} className={styles.errorIcon} />
      {children}
    </span>
  );
}
