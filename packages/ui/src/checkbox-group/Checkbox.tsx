import type { ReactNode } from 'react';
import * as styles from './Choice.css.ts';

export interface CheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean;
  name?: string;
  value?: string;
  children: ReactNode;
}

/** The browser's own box, drawn anew: it needs no script to be a checkbox. */
export function Checkbox({
  isSelected,
  onChange,
  isDisabled,
  name,
  value,
  children,
}: CheckboxProps) {
  return (
    <label className={styles.row}>
      <input
        type="checkbox"
        className={styles.checkbox}
        name={name}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.text}>{children}</span>
    </label>
  );
}
