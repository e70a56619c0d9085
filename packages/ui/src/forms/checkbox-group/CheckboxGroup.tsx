import type { ReactNode, RefAttributes } from 'react';
import {
  CheckboxGroup as AriaCheckboxGroup,
  type CheckboxGroupProps as AriaCheckboxGroupProps,
} from 'react-aria-components/CheckboxGroup';
import { Label } from 'react-aria-components/Label';
import * as styles from '../../field/Field.css.ts';
import { FieldMessages, type FieldTexts, isInvalidWith } from '../../field/FieldTexts.tsx';
import { Checkbox } from '../checkbox/index.ts';

export interface CheckboxGroupProps
  extends Omit<AriaCheckboxGroupProps, 'className' | 'style' | 'children' | 'onChange'>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  /** `count` is the number of results of the option. */
  options: { value: string; label: ReactNode; count?: number }[];
  /** Called with the selected values in the order of the options. */
  onChange?: (value: string[]) => void;
}

/** Several checkboxes under one label. */
export function CheckboxGroup({
  label,
  description,
  errorMessage,
  isInvalid,
  options,
  onChange,
  ...rest
}: CheckboxGroupProps) {
  const inOrder = (selected: string[]) =>
    options.map(({ value }) => value).filter((value) => selected.includes(value));
  return (
    <AriaCheckboxGroup
      validationBehavior="aria"
      {...rest}
      isInvalid={isInvalidWith(errorMessage, isInvalid)}
      onChange={(selected) => onChange?.(inOrder(selected))}
      className={styles.group}
    >
      <Label className={styles.legend}>{label}</Label>
      {options.map((option) => (
        <Checkbox key={option.value} value={option.value} count={option.count}>
          {option.label}
        </Checkbox>
      ))}
      <FieldMessages description={description} errorMessage={errorMessage} />
    </AriaCheckboxGroup>
  );
}
