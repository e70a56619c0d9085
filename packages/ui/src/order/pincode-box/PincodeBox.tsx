import { clsx } from 'clsx';
import { type FormEvent, useId } from 'react';
import { Button } from '../../actions/button/index.ts';
import * as field from '../../field/Field.css.ts';
import { AlertIcon, SuccessIcon } from '../../foundations/icons/index.ts';
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
  const id = useId();
  const isWrong = status === 'invalid' || status === 'unavailable';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (status !== 'checking') onCheck();
  };

  return (
    <form className={field.field} onSubmit={submit} noValidate>
      <label htmlFor={id} className={field.label}>
        Pincode
      </label>
      <div className={styles.row}>
        <input
          id={id}
          className={clsx(field.input, styles.input)}
          inputMode="numeric"
          autoComplete="postal-code"
          aria-invalid={status === 'invalid' || undefined}
          aria-describedby={`${id}-message`}
          value={value}
          onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
        />
        <Button type="submit" variant="secondary" isPending={status === 'checking'}>
          Check
        </Button>
      </div>
      <div id={`${id}-message`} role="status">
        {message && (
          <span className={status === 'valid' ? styles.valid : isWrong ? field.error : undefined}>
            {status === 'valid' && <SuccessIcon size={16} />}
            {isWrong && <AlertIcon size={14} className={field.errorIcon} />}
            {message}
          </span>
        )}
      </div>
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
