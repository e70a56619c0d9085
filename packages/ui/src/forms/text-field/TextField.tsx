import type { HTMLAttributes, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../../field/Field.css.ts';
import { FieldMessages } from '../../field/FieldMessages.tsx';

export interface FieldProps {
  /** The name that is seen and heard, always. */
  label: string;
  /** Its name in the form. */
  name?: string;
  /** Leave out to let the field keep its own text. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  /** Shows a star and is said to be required. */
  isRequired?: boolean;
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
  /** Set = invalid. Shown under the field and read with it. */
  errorMessage?: string;
  /** A hint that stays under the field. */
  description?: string;
  /** What the browser may fill in, e.g. tel or postal-code. */
  autoComplete?: string;
  /** Which keyboard a phone shows. */
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  /** An example; never the name of the field. */
  placeholder?: string;
  /** In characters. */
  maxLength?: number;
  autoFocus?: boolean;
}

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'tel' | 'number';
  /** With type number: its least and its largest. */
  min?: number;
  max?: number;
  inputRef?: Ref<HTMLInputElement>;
}

/** The page decides what is wrong and when it says so; the browser's own bubbles stay away. */
export function TextField({
  label,
  errorMessage,
  description,
  placeholder,
  inputRef,
  min,
  max,
  ...rest
}: TextFieldProps) {
  return (
    <AriaTextField
      {...rest}
      className={styles.field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <Input
        ref={inputRef}
        className={styles.input}
        placeholder={placeholder}
        min={min}
        max={max}
      />
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
