import { clsx } from 'clsx';
import { type PointerEventHandler, type ReactNode, useId } from 'react';
import { AlertIcon } from '../foundations/icons/index.ts';
import * as styles from './Field.css.ts';

/** The words around a control. */
export interface FieldWords {
  /** The name that is seen and heard, always. */
  label: string;
  /** Shows a star and is said to be required. */
  isRequired?: boolean;
  /** Set = invalid. Shown under the field and read with it. */
  errorMessage?: string;
  /** A hint that stays under the field. */
  description?: string;
}

/** Ties a control to its words. */
export interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

interface FieldProps extends FieldWords {
  /** Wrong, even if nothing is said about it here. */
  isInvalid?: boolean;
  /** Said politely when it changes; null while there is nothing to say. */
  status?: ReactNode;
  /** At the other end of the label's line. */
  aside?: ReactNode;
  /** Several controls under one name, which each has a label of its own. */
  isGroup?: boolean;
  /** Of a group. */
  isDisabled?: boolean | undefined;
  onPointerLeave?: PointerEventHandler;
  className?: string;
  labelClassName?: string;
  children: (control: ControlProps) => ReactNode;
}

/** Label, hint, error and the mark of what is required: under every form control. */
export function Field({
  label,
  isRequired = false,
  errorMessage,
  description,
  isInvalid = false,
  status,
  aside,
  isGroup = false,
  isDisabled,
  onPointerLeave,
  className = isGroup ? styles.group : styles.field,
  labelClassName = isGroup ? styles.legend : styles.label,
  children,
}: FieldProps) {
  const id = useId();
  const hasStatus = status !== undefined;
  const describedBy =
    clsx(
      description && `${id}-description`,
      errorMessage && `${id}-error`,
      hasStatus && `${id}-status`,
    ) || undefined;
  const control: ControlProps = {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || Boolean(errorMessage) || undefined,
    'aria-required': isRequired || undefined,
  };
  const words = { className: labelClassName, 'data-required': isRequired || undefined };
  const ofGroup = isGroup && {
    disabled: isDisabled,
    'aria-describedby': describedBy,
    // ARIA knows no invalid group: for whoever looks for what to mend.
    'data-invalid': control['aria-invalid'],
  };
  const Box = isGroup ? 'fieldset' : 'div';

  const name = isGroup ? (
    <legend {...words}>{label}</legend>
  ) : (
    <label {...words} htmlFor={id}>
      {label}
    </label>
  );
  return (
    <Box {...ofGroup} className={className} onPointerLeave={onPointerLeave}>
      {aside ? (
        <div className={styles.head}>
          {name}
          {aside}
        </div>
      ) : (
        name
      )}
      {children(control)}
      {description && (
        <span id={`${id}-description`} className={styles.description}>
          {description}
        </span>
      )}
      {errorMessage && (
        <span id={`${id}-error`} className={styles.error}>
          <AlertIcon size={14} className={styles.errorIcon} />
          {errorMessage}
        </span>
      )}
      {hasStatus && (
        <div id={`${id}-status`} role="status">
          {status}
        </div>
      )}
    </Box>
  );
}
