import { type RefAttributes, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { NumberField, type NumberFieldProps } from 'react-aria-components/NumberField';
import { FieldMessages } from '../../field/FieldTexts.tsx';
import { MinusIcon, PlusIcon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps
  extends Omit<NumberFieldProps, 'className' | 'style' | 'children'>,
    RefAttributes<HTMLDivElement> {
  /** The product's title. */
  label: string;
  value: number;
  /** Called on blur, Enter or a button, with a whole number from minValue to maxValue. */
  onChange: (value: number) => void;
}

/** A whole number with buttons. It rejects other values with a message and keeps its value. */
export function QuantityStepper({
  label,
  value,
  onChange,
  minValue = 1,
  maxValue = 1000,
  ...rest
}: QuantityStepperProps) {
  const [isRejected, setRejected] = useState(false);
  const messages = useMessages();

  const change = (next: number) => {
    // NaN is an empty field.
    const isAllowed = Number.isInteger(next) && next >= minValue && next <= maxValue;
    setRejected(!isAllowed && !Number.isNaN(next));
    if (isAllowed) onChange(next);
  };

  return (
    <NumberField
      aria-label={messages.quantityOf(label)}
      incrementAriaLabel={messages.increaseQuantity(label)}
      decrementAriaLabel={messages.decreaseQuantity(label)}
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
        <FieldMessages errorMessage={messages.quantityRange(minValue, maxValue, value)} />
      </div>
    </NumberField>
  );
}

const plain = { useGrouping: false };
