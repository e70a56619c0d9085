import type { ReactNode } from 'react';
import * as styles from '../../field/Choice.css.ts';

export interface RadioProps {
  /** The same for all radios of which one can be chosen. */
  name: string;
  /** What `onChange` tells. */
  value: string;
  isSelected: boolean;
  /** Called with its own value when it is chosen. */
  onChange: (value: string) => void;
  isDisabled?: boolean | undefined;
  /** Its label. The whole row can be pressed. */
  children: ReactNode;
}

/**
 * The browser's own radio, drawn anew. One alone is for layouts of your own, within a fieldset that
 * says what is chosen; RadioGroup has that already.
 */
export function Radio({ name, value, isSelected, onChange, isDisabled, children }: RadioProps) {
  return (
    <label className={styles.row}>
      <input
        type="radio"
        className={styles.radio}
        name={name}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={() => onChange(value)}
      />
      <span className={styles.text}>{children}</span>
    </label>
  );
}
