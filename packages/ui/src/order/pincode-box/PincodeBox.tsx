import { clsx } from 'clsx';
import type { FormEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { Text } from 'react-aria-components/Text';
import { TextField, type TextFieldProps } from 'react-aria-components/TextField';
import { Button } from '../../actions/button/index.ts';
import { toAsciiDigits } from '../../field/digits.ts';
import * as fieldStyles from '../../field/Field.css.ts';
import { FieldError } from '../../field/FieldError.tsx';
import { AlertIcon, SuccessIcon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './PincodeBox.css.ts';

export interface PincodeBoxProps
  extends Omit<TextFieldProps, 'className' | 'style' | 'children' | 'pattern'> {
  value: string;
  /** Called with the allowed characters. The code is then unchecked again. */
  onChange: (value: string) => void;
  /** Called by the button and by Enter. */
  onCheck: () => void;
  /** unavailable: the lookup does not answer. */
  status: 'unchecked' | 'checking' | 'valid' | 'invalid' | 'unavailable';
  /** Announced politely when the status changes. */
  message?: string;
  label?: string;
  checkLabel?: string;
  /** Label of the button while the status is 'unavailable'. */
  retryLabel?: string;
  /** Number of characters of a code. */
  length?: number;
  /** Matches the characters that are not part of a code. */
  ignored?: RegExp;
}

/** Asks for a postal code and shows whether the shop delivers there. */
export function PincodeBox({
  value,
  onChange,
  onCheck,
  status,
  message,
  label,
  checkLabel,
  retryLabel,
  length = 6,
  ignored = /\D/g,
  ...rest
}: PincodeBoxProps) {
  const messages = useMessages();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status !== 'checking') onCheck();
  };

  return (
    // Early submits wait for hydration: no server handles this form.
    <form onSubmit={submit} noValidate data-needs-script>
      <TextField
        inputMode="numeric"
        autoComplete="postal-code"
        {...rest}
        validationBehavior="aria"
        value={value}
        onChange={(text) => onChange(toAsciiDigits(text).replace(ignored, '').slice(0, length))}
        isInvalid={status === 'invalid'}
        className={fieldStyles.field}
      >
        <Label className={fieldStyles.label}>{label ?? messages.pincode}</Label>
        <div className={styles.row}>
          <Input className={clsx(fieldStyles.input, styles.input)} />
          <Button type="submit" variant="secondary" isPending={status === 'checking'}>
            {status === 'unavailable'
              ? (retryLabel ?? messages.tryAgain)
              : (checkLabel ?? messages.check)}
          </Button>
        </div>
        <div role="status">
          {status === 'invalid' ? (
            <FieldError>{message}</FieldError>
          ) : (
            // Rendered without a message too: React Aria looks for a description on mount only.
            <Text slot="description">
              {message && (
                <span className={styles.message[status]}>
                  {status === 'valid' && <SuccessIcon size={16} />}
                  {status === 'unavailable' && <AlertIcon size={14} />}
                  <span>{message}</span>
                </span>
              )}
            </Text>
          )}
        </div>
      </TextField>
    </form>
  );
}
