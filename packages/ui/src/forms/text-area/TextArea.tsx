import { clsx } from 'clsx';
import type { Ref } from 'react';
import * as styles from '../../field/Field.css.ts';
import { Field } from '../../field/Field.tsx';
import { splitTextProps, type TextControlProps } from '../../field/textControl.ts';

export interface TextAreaProps extends TextControlProps {
  /** How many lines it shows at first. */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** Text of more than one line, with a name and what is wrong with it. */
export function TextArea({ inputRef, rows = 4, ...props }: TextAreaProps) {
  const { words, element } = splitTextProps(props);
  return (
    <Field {...words}>
      {(control) => (
        <textarea
          {...element}
          {...control}
          ref={inputRef}
          rows={rows}
          className={clsx(styles.input, styles.textArea)}
        />
      )}
    </Field>
  );
}
