import { useState } from 'react';
import { Field } from '../../field/Field.tsx';
import * as styles from './OtpInput.css.ts';

export interface OtpInputProps {
  /** The name that is seen and heard. */
  label: string;
  /** Digits only, at most `length` of them. */
  value: string;
  onChange: (value: string) => void;
  /** How many digits the code has. */
  length?: number;
  isInvalid?: boolean;
  /** What is wrong and what to do. */
  errorMessage?: string;
  isDisabled?: boolean;
  autoFocus?: boolean;
  /** Its name in the form. */
  name?: string;
}

/**
 * Six boxes to look at, one field to type in: readers hear one name, phones offer the code from the
 * message, paste and arrow keys work as in any text. It never submits by itself.
 */
export function OtpInput({
  label,
  value,
  onChange,
  length = 6,
  isInvalid = false,
  errorMessage,
  isDisabled,
  autoFocus,
  name,
}: OtpInputProps) {
  const [caret, setCaret] = useState(value.length);
  const active = Math.min(caret, length - 1);

  return (
    <Field label={label} errorMessage={errorMessage} isInvalid={isInvalid}>
      {(control) => (
        <div className={styles.boxes}>
          <input
            {...control}
            name={name}
            className={styles.input}
            // No maxLength: it would cut a pasted '123 456' before the blank is taken out.
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            // biome-ignore lint/a11y/noAutofocus: for a step whose only task is this field.
            autoFocus={autoFocus}
            disabled={isDisabled}
            value={value}
            onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, length))}
            onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? value.length)}
          />
          <div className={styles.row} aria-hidden="true">
            {Array.from({ length }, (_, index) => (
              <span key={index} className={styles.box} data-active={index === active || undefined}>
                {value[index] ?? (index === active && <span className={styles.caret} />)}
              </span>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
