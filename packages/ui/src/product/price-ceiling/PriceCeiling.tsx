import { clsx } from 'clsx';
import {
  type CSSProperties,
  type KeyboardEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import { input } from '../../field/Field.css.ts';
import { Field } from '../../field/Field.tsx';
import { useEarlyChange } from '../../hooks/useEarlyChange.ts';
import * as styles from './PriceCeiling.css.ts';

export interface PriceCeilingProps {
  /** The name that is seen and heard, of slider and field. */
  label: string;
  /** In rupees; more than `max` is shown as `max`. */
  value: number;
  /** Price of the most expensive product, in rupees. The slider begins at 0. */
  max: number;
  /** Rupees by which an arrow key or a drag moves. */
  step?: number;
  /** While the thumb moves. */
  onChange: (value: number) => void;
  /** When it is let go, or a typed amount is done. */
  onChangeEnd: (value: number) => void;
  /** The amount's name in the form. */
  name?: string | undefined;
  /** e.g. '₹1,00,000'; shown, and said as the slider's value. */
  format: (value: number) => string;
}

/**
 * A ceiling from 0 to `max`, dragged or typed. The browser's own slider: it can say its value in
 * any words (React Aria's only in its own number format) and asks nothing to be downloaded.
 */
export function PriceCeiling({
  label,
  value,
  max,
  step = 100,
  onChange,
  onChangeEnd,
  name,
  format,
}: PriceCeilingProps) {
  const [draft, setDraft] = useState<string>();
  const slider = useRef<HTMLInputElement>(null);
  const shown = Math.min(value, max);

  // React's onChange is the browser's `input`; that the thumb was let go only `change` tells.
  const release = useEffectEvent(() => onChangeEnd(Number(slider.current?.value)));
  useEffect(() => {
    const element = slider.current;
    element?.addEventListener('change', release);
    return () => element?.removeEventListener('change', release);
  }, []);
  useEarlyChange(slider, ({ value }) => onChangeEnd(Number(value)));

  const finish = () => {
    const typed = Number(draft?.replace(/[^\d.]/g, '') || Number.NaN);
    setDraft(undefined);
    const ceiling = Math.min(Math.round(typed), max);
    if (Number.isNaN(ceiling) || ceiling === value) return;
    onChange(ceiling);
    onChangeEnd(ceiling);
  };

  const finishByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    // The form around it is sent only where no script does its work.
    event.preventDefault();
    finish();
  };

  // The slider says it as its value. An <output> would say it a second time at each step.
  const amount = (
    <span aria-hidden="true" className={styles.output}>
      {format(shown)}
    </span>
  );
  return (
    <Field label={label} aside={amount} className={styles.ceiling}>
      {(control) => (
        <div className={styles.row}>
          <input
            ref={slider}
            {...control}
            type="range"
            className={styles.slider}
            style={{ '--pa-filled': `${(shown / max) * 100}%` } as CSSProperties}
            min={0}
            max={max}
            step={step}
            value={shown}
            aria-valuetext={format(shown)}
            onChange={(event) => onChange(Number(event.target.value))}
          />
          <input
            className={clsx(input, styles.amount)}
            name={name}
            inputMode="numeric"
            autoComplete="off"
            aria-label={`${label}, amount`}
            value={draft ?? String(shown)}
            onChange={(event) => setDraft(event.target.value)}
            onBlur={finish}
            onKeyDown={finishByEnter}
          />
        </div>
      )}
    </Field>
  );
}
