import { clsx } from 'clsx';
import { input } from '../../field/Field.css.ts';
import * as styles from './Select.css.ts';

interface NativeSelectProps {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  name: string | undefined;
  form: string | undefined;
}

/** Replaces the button of a Select without script. */
export function NativeSelect({ label, options, value, name, form }: NativeSelectProps) {
  return (
    <noscript>
      <select
        aria-label={label}
        name={name}
        form={form}
        defaultValue={value}
        className={clsx(input, styles.native)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </noscript>
  );
}
