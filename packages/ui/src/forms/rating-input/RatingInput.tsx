import { type RefAttributes, useState } from 'react';
import { Label } from 'react-aria-components/Label';
import {
  RadioButton,
  RadioField,
  RadioGroup,
  type RadioGroupProps,
} from 'react-aria-components/RadioGroup';
import { FieldMessages, type FieldTexts, isInvalidWith } from '../../field/FieldTexts.tsx';
import { starPath } from '../../foundations/star/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './RatingInput.css.ts';

export interface RatingInputProps
  extends Omit<RadioGroupProps, 'className' | 'style' | 'children' | 'value' | 'onChange'>,
    FieldTexts,
    RefAttributes<HTMLDivElement> {
  /** 1 to 5; 0 is no rating. */
  value: number;
  onChange: (value: number) => void;
}

const choices = [1, 2, 3, 4, 5];

/** A rating of 1 to 5 stars: a radio group. */
export function RatingInput({
  label,
  description,
  errorMessage,
  isInvalid,
  value,
  onChange,
  ...rest
}: RatingInputProps) {
  const messages = useMessages();
  const [previewed, setPreviewed] = useState(0);
  const filled = previewed || value;

  return (
    <RadioGroup
      validationBehavior="aria"
      orientation="horizontal"
      {...rest}
      isInvalid={isInvalidWith(errorMessage, isInvalid)}
      value={value ? String(value) : null}
      onChange={(stars) => onChange(Number(stars))}
      onPointerLeave={() => setPreviewed(0)}
      className={styles.group}
    >
      <Label className={styles.legend}>{label}</Label>
      <div className={styles.stars}>
        {choices.map((stars) => (
          <RadioField key={stars} value={String(stars)} aria-label={messages.stars(stars)}>
            <RadioButton
              className={styles.choice}
              data-filled={stars <= filled || undefined}
              onHoverStart={() => setPreviewed(stars)}
            >
              <svg className={styles.star} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d={starPath} />
              </svg>
            </RadioButton>
          </RadioField>
        ))}
        <span className={styles.words} aria-hidden="true">
          {filled > 0 && messages.stars(filled)}
        </span>
      </div>
      <FieldMessages description={description} errorMessage={errorMessage} />
    </RadioGroup>
  );
}
