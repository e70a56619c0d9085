import type { ChangeEvent, HTMLAttributes } from 'react';
import type { FieldWords } from './Field.tsx';

/** What every field for text takes, of one line or of several. */
export interface TextControlProps extends FieldWords {
  /** Its name in the form. */
  name?: string;
  /** Leave out to let the field keep its own text. */
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  isDisabled?: boolean;
  /** Can be read and copied, not changed. */
  isReadOnly?: boolean;
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

/** Parts the words around a field for text from what its element takes. */
export function splitTextProps<Props extends TextControlProps>({
  label,
  description,
  errorMessage,
  isRequired,
  isDisabled,
  isReadOnly,
  onChange,
  ...rest
}: Props) {
  const words: FieldWords = { label, description, errorMessage, isRequired };
  const element = {
    ...rest,
    disabled: isDisabled,
    readOnly: isReadOnly,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      onChange?.(target.value),
  };
  return { words, element };
}
