import type { ReactNode, RefAttributes } from 'react';
import { RadioButton, RadioField, type RadioFieldProps } from 'react-aria-components/RadioGroup';
import * as styles from '../../field/Choice.css.ts';

export interface RadioProps
  extends Omit<RadioFieldProps, 'className' | 'style' | 'children'>,
    RefAttributes<HTMLDivElement> {
  /** The label. The whole row can be pressed. */
  children: ReactNode;
}

/** One option of a RadioGroup. */
export function Radio({ children, ...rest }: RadioProps) {
  return (
    <RadioField {...rest} className={styles.field}>
      <RadioButton className={styles.row}>
        <span className={styles.radio} />
        <span className={styles.text}>{children}</span>
      </RadioButton>
    </RadioField>
  );
}
