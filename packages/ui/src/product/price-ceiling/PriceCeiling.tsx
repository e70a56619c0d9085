import { clsx } from 'clsx';
import { useId } from 'react';
import { useNumberFormatter } from 'react-aria/useNumberFormatter';

import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { NumberField } from 'react-aria-components/NumberField';
import {
  Slider,
  SliderFill,
  type SliderProps,
  SliderThumb,
  SliderTrack,
} from 'react-aria-components/Slider';
import { head, input, label as labelStyle } from '../../field/Field.css.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './PriceCeiling.css.ts';

export interface PriceCeilingProps
  extends Omit<SliderProps<number>, 'children' | 'className' | 'style' | 'value' | 'maxValue'> {
  /** Visible; also the accessible name of the slider and of the number field. */
  label: string;
  /** More than `maxValue` is shown as `maxValue`. */
  value: number;
  maxValue: number;
  /** Shown instead of the amount at `maxValue`, where nothing is filtered out. */
  endLabel?: string;
  /** Called during a drag. */
  onChange: (value: number) => void;
  /** Called after a drag, or after a typed amount. */
  onChangeEnd: (value: number) => void;
  /** Form name of the amount. */
  name?: string | undefined;
}

/** A maximum price, dragged or typed. Without script it can only be typed. */
export function PriceCeiling({ label, name, endLabel, step = 100, ...slider }: PriceCeilingProps) {
  const messages = useMessages();
  const { maxValue, onChange, onChangeEnd, isDisabled, formatOptions } = slider;
  const numbers = useNumberFormatter(formatOptions);
  const value = Math.min(slider.value, maxValue);
  const end = value === maxValue ? endLabel : undefined;
  const outputId = useId();
  const setTyped = (typed: number) => {
    if (Number.isNaN(typed)) return;
    onChange(typed);
    onChangeEnd(typed);
  };
  return (
    <div className={styles.ceiling}>
      <Slider {...slider} value={value} step={step} className={styles.slider}>
        <div className={clsx(head, styles.head)}>
          <Label className={labelStyle}>{label}</Label>
          {/* The slider announces its value, and rounds a typed amount to its steps. */}
          <span id={outputId} className={styles.output}>
            {end ?? numbers.format(value)}
          </span>
        </div>
        <SliderTrack className={styles.track}>
          <SliderFill className={styles.fill} />
          <SliderThumb className={styles.thumb} aria-describedby={end && outputId} />
        </SliderTrack>
      </Slider>
      <NumberField
        aria-label={messages.amountOf(label)}
        value={value}
        minValue={0}
        maxValue={maxValue}
        onChange={setTyped}
        formatOptions={{ maximumFractionDigits: 0, useGrouping: false }}
        isDisabled={isDisabled}
        isWheelDisabled
        className={styles.amount}
      >
        <Input
          name={name}
          className={clsx(styles.input, input)}
          // The list updates itself; only without script the form is submitted.
          onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        />
      </NumberField>
    </div>
  );
}
