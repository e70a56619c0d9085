import type { ReactNode, RefAttributes } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import * as styles from './Field.css.ts';
import { FieldMessages, type FieldTexts, isInvalidWith } from './FieldTexts.tsx';

export interface TextFieldFrameProps
  extends Omit<AriaTextFieldProps, 'className' | 'style' | 'children'>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  /** An example of a value. It does not replace the label. */
  placeholder?: string;
}

/** Label, description and error around a text input. */
export function TextFieldFrame({
  label,
  description,
  errorMessage,
  isInvalid,
  children,
  ...rest
}: Omit<TextFieldFrameProps, 'placeholder'> & { children: ReactNode }) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...rest}
      isInvalid={isInvalidWith(errorMessage, isInvalid)}
      className={styles.field}
    >
      <Label className={styles.label}>{label}</Label>
      {children}
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
