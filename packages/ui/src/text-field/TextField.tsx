import type { HTMLAttributes, Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { FieldMessages } from './FieldMessages.tsx';

export interface FieldProps {
  label: string;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  isRequired?: boolean;
  isDisabled?: boolean;
  isReadOnly?: boolean;
  /** Set = invalid. Shown under the field and read with it. */
  errorMessage?: string;
  description?: string;
  autoComplete?: string;
  inputMode?: HTMLAttributes<HTMLElement>['inputMode'];
  placeholder?: string;
  maxLength?: number;
  autoFocus?: boolean;
}

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'password' | 'tel';
  inputRef?: Ref<HTMLInputElement>;
}

/** The page decides what is wrong and when it says so; the browser's own bubbles stay away. */
export function TextField({
  label,
  errorMessage,
  description,
  placeholder,
  inputRef,
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
      <Input ref={inputRef} className={styles.input} placeholder={placeholder} />
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
