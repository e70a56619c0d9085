import { useId, useState } from 'react';
import { Field } from '../../field/Field.tsx';
import { starPath } from '../../foundations/star/index.ts';
import * as styles from './RatingInput.css.ts';

export interface RatingInputProps {
  /** The question. */
  label: string;
  /** 1 to 5; 0 while nothing is chosen. */
  value: number;
  onChange: (value: number) => void;
  /** Its name in the form. */
  name?: string;
  /** What is wrong. */
  errorMessage?: string | undefined;
}

const choices = [1, 2, 3, 4, 5];
const inWords = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`;

/** Five native radios that look like stars: arrow keys and forms work as everywhere. */
export function RatingInput({ label, value, onChange, name, errorMessage }: RatingInputProps) {
  const [previewed, setPreviewed] = useState(0);
  const ownName = useId();
  const filled = previewed || value;

  return (
    <Field
      label={label}
      errorMessage={errorMessage}
      isGroup
      className={styles.group}
      labelClassName={styles.legend}
      onPointerLeave={() => setPreviewed(0)}
    >
      {() => (
        <div className={styles.stars}>
          {choices.map((stars) => (
            <label
              key={stars}
              className={styles.choice}
              data-filled={stars <= filled || undefined}
              onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setPreviewed(stars)}
            >
              <input
                type="radio"
                name={name ?? ownName}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
                className={styles.radio}
                aria-label={inWords(stars)}
              />
              <svg className={styles.star} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d={starPath} />
              </svg>
            </label>
          ))}
          <span className={styles.words} aria-hidden="true">
            {filled > 0 && inWords(filled)}
          </span>
        </div>
      )}
    </Field>
  );
}
