import { type ReactNode, useId } from 'react';
import * as styles from '../checkbox-group/Choice.css.ts';

export interface RadioGroupProps {
  label: string;
  options: { value: string; label: ReactNode; isDisabled?: boolean }[];
  /** The value of none of them = none chosen. */
  value: string;
  onChange: (value: string) => void;
  name?: string;
}

export function RadioGroup({ label, options, value, onChange, name }: RadioGroupProps) {
  const ownName = useId();
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="radio"
            className={styles.radio}
            name={name ?? ownName}
            value={option.value}
            checked={option.value === value}
            disabled={option.isDisabled}
            onChange={() => onChange(option.value)}
          />
          <span className={styles.text}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
