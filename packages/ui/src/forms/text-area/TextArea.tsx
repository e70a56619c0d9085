import { clsx } from 'clsx';
import type { Ref } from 'react';
import { TextArea as AriaTextArea } from 'react-aria-components/TextArea';
import * as styles from '../../field/Field.css.ts';
import { TextFieldFrame, type TextFieldFrameProps } from '../../field/TextFieldFrame.tsx';

export interface TextAreaProps extends TextFieldFrameProps {
  /** Number of visible lines. */
  rows?: number;
  inputRef?: Ref<HTMLTextAreaElement>;
}

/** A text field for several lines. */
export function TextArea({ inputRef, rows = 4, placeholder, ...rest }: TextAreaProps) {
  return (
    <TextFieldFrame {...rest}>
      <AriaTextArea
        ref={inputRef}
        rows={rows}
        placeholder={placeholder}
        className={clsx(styles.input, styles.textArea)}
      />
    </TextFieldFrame>
  );
}
