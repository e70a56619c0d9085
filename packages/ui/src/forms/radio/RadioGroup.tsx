import type { ReactNode, RefAttributes } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  RadioGroup as AriaRadioGroup,
  type RadioGroupProps as AriaRadioGroupProps,
} from 'react-aria-components/RadioGroup';
import * as styles from '../../field/Field.css.ts';
import { FieldMessages, type FieldTexts, isInvalidWith } from '../../field/FieldTexts.tsx';

export interface RadioGroupProps
  extends Omit<AriaRadioGroupProps, 'className' | 'style' | 'children'>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  /** Two or more Radio. */
  children: ReactNode;
}

/** One of a few visible options. Use Select for many options. */
export function RadioGroup({
  label,
  description,
  errorMessage,
  isInvalid,
  children,
  ...rest
}: RadioGroupProps) {
  return (
    <AriaRadioGroup
      validationBehavior="aria"
      {...rest}
      isInvalid={isInvalidWith(errorMessage, isInvalid)}
      className={styles.group}
    >
      <Label className={styles.legend}>{label}</Label>
      {children}
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaRadioGroup>
  );
}
