import { clsx } from 'clsx';
import type { RefAttributes } from 'react';
import { useIsSSR } from 'react-aria/SSRProvider';
import { Button } from 'react-aria-components/Button';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import {
  Select as AriaSelect,
  type SelectProps as AriaSelectProps,
  SelectValue,
} from 'react-aria-components/Select';
import * as fieldStyles from '../../field/Field.css.ts';
import { FieldMessages, type FieldTexts, isInvalidWith } from '../../field/FieldTexts.tsx';
import { CheckIcon, ChevronDownIcon } from '../../foundations/icons/index.ts';
import { NativeSelect } from './NativeSelect.tsx';
import * as styles from './Select.css.ts';

export interface SelectProps
  extends Omit<AriaSelectProps, 'className' | 'style' | 'children' | 'value' | 'onChange'>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  /** Puts the label beside the button. */
  isLabelInline?: boolean;
}

/** One of several options, in a list that opens. Without script it is a native select. */
export function Select({
  label,
  description,
  errorMessage,
  isInvalid,
  options,
  value,
  onChange,
  isLabelInline,
  name,
  ...rest
}: SelectProps) {
  const isServed = useIsSSR();
  return (
    <AriaSelect
      validationBehavior="aria"
      {...rest}
      // Without script the native select sends the value.
      name={isServed ? undefined : name}
      isInvalid={isInvalidWith(errorMessage, isInvalid)}
      value={value}
      onChange={(key) => key !== null && onChange(String(key))}
      className={isLabelInline ? styles.inline : fieldStyles.field}
    >
      <Label className={isLabelInline ? styles.inlineLabel : fieldStyles.label}>{label}</Label>
      <Button className={clsx(fieldStyles.input, styles.button)}>
        <SelectValue className={styles.value}>{({ selectedText }) => selectedText}</SelectValue>
        <ChevronDownIcon size={20} className={styles.arrow} />
      </Button>
      <NativeSelect label={label} options={options} value={value} name={name} form={rest.form} />
      <FieldMessages description={description} errorMessage={errorMessage} />
      <Popover className={styles.popover}>
        <ListBox items={options} className={styles.list}>
          {(option) => (
            <ListBoxItem id={option.value} textValue={option.label} className={styles.option}>
              <span>{option.label}</span>
              <CheckIcon size={18} className={styles.check} />
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
