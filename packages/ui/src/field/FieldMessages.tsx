import { FieldError } from 'react-aria-components/FieldError';
import { Text } from 'react-aria-components/Text';
import { AlertIcon } from '../foundations/icons/index.ts';
import * as styles from './Field.css.ts';

export interface FieldMessagesProps {
  description?: string;
  errorMessage?: string;
}

/** What stands under a field. React Aria points the field's aria-describedby at both. */
export function FieldMessages({ description, errorMessage }: FieldMessagesProps) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError className={styles.error}>
        <AlertIcon size={14} className={styles.errorIcon} />
        {errorMessage}
      </FieldError>
    </>
  );
}
