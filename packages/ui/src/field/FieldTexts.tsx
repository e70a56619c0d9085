import { Text } from 'react-aria-components/Text';
import * as styles from './Field.css.ts';
import { FieldError } from './FieldError.tsx';

export interface FieldTexts {
  /** Visible label and accessible name. */
  label: string;
  /** A hint under the field. */
  description?: string | undefined;
  /** Makes the field invalid. Shown under it and read with it. */
  errorMessage?: string | undefined;
}

/** Undefined leaves the decision to the field's own validation. */
export const isInvalidWith = (errorMessage: string | undefined, isInvalid: boolean | undefined) =>
  errorMessage ? true : isInvalid;

/** Description and error, tied to the field around them. */
export function FieldMessages({ description, errorMessage }: Omit<FieldTexts, 'label'>) {
  return (
    <>
      {description && (
        <Text slot="description" className={styles.description}>
          {description}
        </Text>
      )}
      <FieldError>{errorMessage}</FieldError>
    </>
  );
}
