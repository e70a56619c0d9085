import { type ReactNode, useRef } from 'react';
import * as styles from '../../field/Choice.css.ts';
import { useEarlyChange } from '../../hooks/useEarlyChange.ts';

export interface CheckboxProps {
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  isDisabled?: boolean | undefined;
  name?: string | undefined;
  value?: string;
  /** How many things it would show; part of what is read. */
  count?: number | undefined;
  /** Its label. The whole row can be pressed. */
  children: ReactNode;
}

/** The browser's own box, drawn anew: it needs no script to be a checkbox. */
export function Checkbox({
  isSelected,
  onChange,
  isDisabled,
  name,
  value,
  count,
  children,
}: CheckboxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEarlyChange(box, ({ checked }) => onChange(checked));

  return (
    <label className={styles.row}>
      <input
        ref={box}
        type="checkbox"
        className={styles.checkbox}
        name={name}
        value={value}
        checked={isSelected}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={styles.text}>{children}</span>
      {/* The blank parts label and number for readers; a flex row does not draw it. */}
      {count !== undefined && (
        <>
          {' '}
          <span className={styles.count}>{count}</span>
        </>
      )}
    </label>
  );
}
