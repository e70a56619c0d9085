import { type RefAttributes, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { NumberField, type NumberFieldProps } from 'react-aria-components/NumberField';
import { FieldMessages } from '../../field/FieldTexts.tsx';
import { MinusIcon, PlusIcon } from '../../foundations/icons/index.ts';
import * as styles from './QuantityStepper.css.ts';

/** The texts of a stepper for the product `label`. */
const english = {
  quantity: (label: string) => `Quantity of ${label}`,
  increase: (label: string) => `Increase quantity of ${label}`,
  decrease: (label: string) => `Decrease quantity of ${label}`,
  rejected: (min: number, max: number, value: number) =>
    `Please enter a whole number from ${min} to ${max}. The quantity is still ${value}.`,
};

export interface QuantityStepperProps
  extends Omit<NumberFieldProps, 'className' | 'style' | 'children'>,
    RefAttributes<HTMLDivElement> {
  /** The product's title. */
  label: string;
  value: number;
  /** Called on blur, Enter or a button, with a whole number from minValue to maxValue. */
  onChange: (value: number) => void;
  texts?: Partial<typeof english>;
}

/** A whole number with buttons. It rejects other values with a message and keeps its value. */
export function QuantityStepper({
  label,
  value,
  onChange,
  minValue = 1,
  maxValue = 1000,
  texts,
  ...rest
}: QuantityStepperProps) {
  const [isRejected, setRejected] = useState(false);
  const { quantity, increase, decrease, rejected } = { ...english, ...texts };

  const change = (next: number) => {
    // NaN is an empty field.
    const isAllowed = Number.isInteger(next) && next >= minValue && next <= maxValue;
    setRejected(!isAllowed && !Number.isNaN(next));
    if (isAllowed) onChange(next);
  };

  return (
    <NumberField
      aria-label={quantity(label)}
      incrementAriaLabel={increase(label)}
      decrementAriaLabel={decrease(label)}
      formatOptions={plain}
      isWheelDisabled
      {...rest}
      validationBehavior="aria"
      commitBehavior="validate"
      minValue={minValue}
      maxValue={maxValue}
      value={value}
      onChange={change}
      isInvalid={isRejected}
      className={styles.frame}
    >
      <div className={styles.stepper}>
        <Button slot="decrement" className={styles.button}>
          <MinusIcon size={18} />
        </Button>
        <Input className={styles.input} style={{ width: `${String(value).length + 1}ch` }} />
        <Button slot="increment" className={styles.button}>
          <PlusIcon size={18} />
        </Button>
      </div>
      <div className={styles.problem} aria-live="polite">
        <FieldMessages errorMessage={rejected(minValue, maxValue, value)} />
      </div>
    </NumberField>
  );
}

const plain = { useGrouping: false };
