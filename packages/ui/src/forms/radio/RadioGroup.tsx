import { type ReactNode, useId } from 'react';
import { Field } from '../../field/Field.tsx';
import { Radio } from './Radio.tsx';

export interface RadioGroupProps {
  /** The question. */
  label: string;
  /** In the order in which they stand. */
  options: { value: string; label: ReactNode; isDisabled?: boolean }[];
  /** The value of none of them = none chosen. */
  value: string;
  /** Told the value of the option that is chosen. */
  onChange: (value: string) => void;
  /** Its name in the form. */
  name?: string;
}

/** One of a few answers, all in sight. For many answers take a Select. */
export function RadioGroup({ label, options, value, onChange, name }: RadioGroupProps) {
  const ownName = useId();
  return (
    <Field label={label} isGroup>
      {() =>
        options.map((option) => (
          <Radio
            key={option.value}
            name={name ?? ownName}
            value={option.value}
            isSelected={option.value === value}
            isDisabled={option.isDisabled}
            onChange={onChange}
          >
            {option.label}
          </Radio>
        ))
      }
    </Field>
  );
}
