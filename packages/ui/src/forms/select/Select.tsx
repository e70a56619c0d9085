import { clsx } from 'clsx';
import { useId } from 'react';
import * as field from '../../field/Field.css.ts';
import { ChevronDownIcon } from '../../foundations/icons/index.ts';
import * as styles from './Select.css.ts';

export interface SelectProps {
  /** The name that is seen and heard. */
  label: string;
  options: { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Label beside the box, e.g. 'Sort by'. */
  isLabelInline?: boolean;
  isDisabled?: boolean;
  name?: string;
}

/** The platform's own select: nothing to download, and phones open their own picker. */
export function Select({
  label,
  options,
  value,
  onChange,
  isLabelInline,
  isDisabled,
  name,
}: SelectProps) {
  const id = useId();
  return (
    <div className={isLabelInline ? styles.inline : field.field}>
      <label htmlFor={id} className={isLabelInline ? styles.inlineLabel : field.label}>
        {label}
      </label>
      <span className={styles.box}>
        <select
          id={id}
          name={name}
          className={clsx(field.input, styles.select)}
          value={value}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDownIcon size={20} className={styles.arrow} />
      </span>
    </div>
  );
}
