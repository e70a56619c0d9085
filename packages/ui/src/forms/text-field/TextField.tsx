import type { Ref } from 'react';
import { input } from '../../field/Field.css.ts';
import { Field } from '../../field/Field.tsx';
import { splitTextProps, type TextControlProps } from '../../field/textControl.ts';

export interface TextFieldProps extends TextControlProps {
  type?: 'text' | 'email' | 'tel' | 'number';
  /** With type number: its least and its largest. */
  min?: number;
  max?: number;
  inputRef?: Ref<HTMLInputElement>;
}

/** The page decides what is wrong and when it says so; the browser's own bubbles stay away. */
export function TextField({ inputRef, type = 'text', ...props }: TextFieldProps) {
  const { words, element } = splitTextProps(props);
  return (
    <Field {...words}>
      {(control) => (
        <input {...element} {...control} ref={inputRef} type={type} className={input} />
      )}
    </Field>
  );
}
