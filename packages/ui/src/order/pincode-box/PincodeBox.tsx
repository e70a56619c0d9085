import { clsx } from 'clsx';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/index.ts';
import { input } from '../../field/Field.css.ts';
import { Field } from '../../field/Field.tsx';
import { FieldError } from '../../field/FieldError.tsx';
import { SuccessIcon } from '../../foundations/icons/index.ts';
import { useEarlyChange } from '../../hooks/useEarlyChange.ts';
import * as styles from './PincodeBox.css.ts';

export interface PincodeBoxProps {
  /** Digits only, at most six. */
  value: string;
  /** An edit: what was checked before is unchecked again. */
  onChange: (value: string) => void;
  /** 'Check' or Enter. */
  onCheck: () => void;
  /** unavailable: the lookup itself does not answer. */
  status: 'unchecked' | 'checking' | 'valid' | 'invalid' | 'unavailable';
  /** Said politely when the status changes. */
  message?: string;
  /** Offered as 'Try again' while the status is 'unavailable'. */
  onRetry?: () => void;
}

/** Asks for the pincode and says whether we deliver there. */
export function PincodeBox({
  value,
  onChange,
  onCheck,
  status,
  message,
  onRetry,
}: PincodeBoxProps) {
  const box = useRef<HTMLInputElement>(null);
  const edit = (text: string) => onChange(text.replace(/\D/g, '').slice(0, 6));
  useEarlyChange(box, (typed) => edit(typed.value));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status !== 'checking') onCheck();
  };

  return (
    // No server answers it: until its script is there it waits.
    <form onSubmit={submit} noValidate data-needs-script>
      <Field
        label="Pincode"
        isInvalid={status === 'invalid'}
        status={message ? <Message status={status}>{message}</Message> : null}
      >
        {(control) => (
          <div className={styles.row}>
            <input
              {...control}
              ref={box}
              className={clsx(input, styles.input)}
              inputMode="numeric"
              autoComplete="postal-code"
              value={value}
              onChange={(event) => edit(event.target.value)}
            />
            <Button type="submit" variant="secondary" isPending={status === 'checking'}>
              Check
            </Button>
          </div>
        )}
      </Field>
      {status === 'unavailable' && onRetry && (
        <div className={styles.retry}>
          <Button size="sm" variant="ghost" onPress={onRetry}>
            Try again
          </Button>
        </div>
      )}
    </form>
  );
}

function Message({ status, children }: { status: string; children: ReactNode }) {
  if (status === 'invalid' || status === 'unavailable') return <FieldError>{children}</FieldError>;
  if (status !== 'valid') return children;
  return (
    <span className={styles.valid}>
      <SuccessIcon size={16} />
      {children}
    </span>
  );
}
