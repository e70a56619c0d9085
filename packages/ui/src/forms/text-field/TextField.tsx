import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import { input } from '../../field/Field.css.ts';
import { TextFieldFrame, type TextFieldFrameProps } from '../../field/TextFieldFrame.tsx';

export interface TextFieldProps extends TextFieldFrameProps {
  /** Lowest and highest value with type 'number'. */
  min?: number;
  max?: number;
  inputRef?: Ref<HTMLInputElement>;
}

/** A single-line text field. The page validates it and passes errorMessage. */
export function TextField({ inputRef, min, max, placeholder, ...rest }: TextFieldProps) {
  return (
    <TextFieldFrame {...rest}>
      <Input ref={inputRef} min={min} max={max} placeholder={placeholder} className={input} />
    </TextFieldFrame>
  );
}
