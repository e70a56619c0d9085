import type { ReactNode, RefAttributes } from 'react';
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps,
} from 'react-aria-components/Checkbox';
import * as styles from '../../field/Choice.css.ts';

export interface CheckboxProps
  extends Omit<CheckboxFieldProps, 'className' | 'style' | 'children'>,
    RefAttributes<HTMLDivElement> {
  /** The number of results of this option. Part of the accessible name. */
  count?: number | undefined;
  /** The label. The whole row can be pressed. */
  children: ReactNode;
}

/** A checkbox with a label. */
export function Checkbox({ count, children, ...rest }: CheckboxProps) {
  return (
    <CheckboxField validationBehavior="aria" {...rest} className={styles.field}>
      <CheckboxButton className={styles.row}>
        <span className={styles.checkbox} />
        <span className={styles.text}>{children}</span>
        {/* The blank separates label and number for screen readers; a flex row does not draw it. */}
        {count !== undefined && (
          <>
            {' '}
            <span className={styles.count}>{count}</span>
          </>
        )}
      </CheckboxButton>
    </CheckboxField>
  );
}
