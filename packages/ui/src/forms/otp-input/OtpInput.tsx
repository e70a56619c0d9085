import { useState } from 'react';
import { Input } from 'react-aria-components/Input';
import { toAsciiDigits } from '../../field/digits.ts';
import { TextFieldFrame, type TextFieldFrameProps } from '../../field/TextFieldFrame.tsx';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './OtpInput.css.ts';

export interface OtpInputProps extends Omit<TextFieldFrameProps, 'placeholder' | 'type'> {
  /** Digits only, at most `length` of them. */
  value: string;
  onChange: (value: string) => void;
  /** Number of digits of the code. */
  length?: number;
  /** The error after Enter with fewer digits. */
  incompleteMessage?: string;
}

/** A one-time code: one input, drawn as boxes. It does not submit by itself. */
export function OtpInput({
  value,
  onChange,
  length = 6,
  incompleteMessage: ownMessage,
  errorMessage,
  ...rest
}: OtpInputProps) {
  const messages = useMessages();
  const incompleteMessage = ownMessage ?? messages.incompleteCode(length);
  const [caret, setCaret] = useState(value.length);
  const [isIncomplete, setIncomplete] = useState(false);
  const active = Math.min(caret, length - 1);

  return (
    <TextFieldFrame
      inputMode="numeric"
      autoComplete="one-time-code"
      {...rest}
      value={value}
      errorMessage={isIncomplete ? incompleteMessage : errorMessage}
      // No maxLength: it would cut a pasted '123 456' before the blank is removed.
      onChange={(text) => {
        setIncomplete(false);
        onChange(toAsciiDigits(text).replace(/\D/g, '').slice(0, length));
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && value.length < length) setIncomplete(true);
        event.continuePropagation();
      }}
    >
      <div className={styles.boxes} dir="ltr">
        <Input
          className={styles.input}
          autoCorrect="off"
          spellCheck={false}
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
      {isIncomplete && <VisuallyHidden role="alert">{incompleteMessage}</VisuallyHidden>}
    </TextFieldFrame>
  );
}
