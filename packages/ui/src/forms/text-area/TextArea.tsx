import { clsx } from 'clsx';
import type { Ref } from 'react';
import { Label } from 'react-aria-components/Label';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import { TextField as AriaTextField } from 'react-aria-components/TextField';
import * as styles from '../../field/Field.css.ts';
import { FieldMessages } from '../../field/FieldMessages.tsx';
import type { FieldProps } from '../text-field/index.ts';

export interface TextAreaProps extends FieldProps {
  /** How many lines it shows at first. */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Text of more than one line, with a name and what is wrong with it. */
export function TextArea({
  label,
  errorMessage,
  description,
  placeholder,
  rows = 4,
  inputRef,
  ...rest
}: TextAreaProps) {
  return (
    <AriaTextField
      {...rest}
      className={styles.field}
      isInvalid={Boolean(errorMessage)}
      validationBehavior="aria"
    >
      <Label className={styles.label}>{label}</Label>
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        className={clsx(styles.input, styles.textArea)}
        placeholder={placeholder}
      />
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaTextField>
  );
}
