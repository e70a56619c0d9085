import { FieldError as AriaFieldError } from 'react-aria-components/FieldError';
import { AlertIcon } from '../foundations/icons/index.ts';
import * as styles from './Field.css.ts';

/** The error of the surrounding field: your own text, or the text of its validation. */
export function FieldError({ children }: { children?: string | undefined }) {
  return (
    <AriaFieldError className={styles.error}>
      {({ validationErrors }) => {
        const text = children || validationErrors.join(' ');
        if (!text) return null;
        return (
          <>
            <AlertIcon size={14} className={styles.errorIcon} />
            <span>{text}</span>
          </>
        );
      }}
    </AriaFieldError>
  );
}
