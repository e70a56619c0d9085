import { clsx } from 'clsx';
import { useRef } from 'react';
import { input } from '../../field/Field.css.ts';
import { Field } from '../../field/Field.tsx';
import { ChevronDownIcon } from '../../foundations/icons/index.ts';
import { useEarlyChange } from '../../hooks/useEarlyChange.ts';
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
  /** Id of the form it belongs to, when it stands outside of it. */
  form?: string;
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
  form,
}: SelectProps) {
  const box = useRef<HTMLSelectElement>(null);
  useEarlyChange(box, ({ value }) => onChange(value));
  const inline = isLabelInline && {
    className: styles.inline,
    labelClassName: styles.inlineLabel,
  };
  return (
    <Field label={label} {...inline}>
      {(control) => (
        <span className={styles.box}>
          <select
            {...control}
            ref={box}
            name={name}
            form={form}
            className={clsx(input, styles.select)}
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
      )}
    </Field>
  );
}
