import * as styles from './Choice.css.ts';

export interface CheckboxGroupProps {
  label: string;
  /** `count` = how many things the option would show. */
  options: { value: string; label: string; count?: number }[];
  value: string[];
  /** The chosen values in the order of the options. */
  onChange: (value: string[]) => void;
  isDisabled?: boolean;
}

export function CheckboxGroup({ label, options, value, onChange, isDisabled }: CheckboxGroupProps) {
  const toggle = (toggled: string, isSelected: boolean) =>
    onChange(
      options
        .map((option) => option.value)
        .filter((v) => (v === toggled ? isSelected : value.includes(v))),
    );

  return (
    <fieldset className={styles.group} disabled={isDisabled}>
      <legend className={styles.legend}>{label}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.row}>
          <input
            type="checkbox"
            className={styles.checkbox}
            checked={value.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
          <span className={styles.text}>{option.label}</span>
          {option.count !== undefined && <span className={styles.count}>{option.count}</span>}
        </label>
      ))}
    </fieldset>
  );
}
