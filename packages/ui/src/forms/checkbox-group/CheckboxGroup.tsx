import { type ReactNode, useRef } from 'react';
import { Field } from '../../field/Field.tsx';
import { Checkbox } from '../checkbox/index.ts';

export interface CheckboxGroupProps {
  label: string;
  /** `count` = how many things the option would show. */
  options: { value: string; label: ReactNode; count?: number }[];
  value: string[];
  /** The chosen values in the order of the options. */
  onChange: (value: string[]) => void;
  isDisabled?: boolean;
  /** In the form: sent once for each chosen value. */
  name?: string | undefined;
}

export function CheckboxGroup({
  label,
  options,
  value,
  onChange,
  isDisabled,
  name,
}: CheckboxGroupProps) {
  // Those that were ticked before their script was there are told of at once, one by one.
  const atOnce = useRef<string[]>(null);
  const toggle = (toggled: string, isSelected: boolean) => {
    const before = atOnce.current ?? value;
    const after = options
      .map((option) => option.value)
      .filter((v) => (v === toggled ? isSelected : before.includes(v)));
    atOnce.current = after;
    queueMicrotask(() => {
      atOnce.current = null;
    });
    onChange(after);
  };

  return (
    <Field label={label} isGroup isDisabled={isDisabled}>
      {() =>
        options.map((option) => (
          <Checkbox
            key={option.value}
            name={name}
            value={option.value}
            isSelected={value.includes(option.value)}
            onChange={(isSelected) => toggle(option.value, isSelected)}
            count={option.count}
          >
            {option.label}
          </Checkbox>
        ))
      }
    </Field>
  );
}
