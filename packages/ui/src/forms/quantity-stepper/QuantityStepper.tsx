import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react';
import { MinusIcon, PlusIcon } from '../../foundations/icons/index.ts';
import { heedEarlyPress } from '../../hooks/heedEarlyPress.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import * as styles from './QuantityStepper.css.ts';

export interface QuantityStepperProps {
  /** The product's title: 'Increase quantity of {label}'. */
  label: string;
  value: number;
  /** Called with whole numbers from minValue to maxValue only. */
  onChange: (value: number) => void;
  minValue?: number;
  maxValue?: number;
  isDisabled?: boolean;
}

/**
 * An input and two buttons of our own: React Aria's NumberField tells a change on blur only, and
 * weighs 24 kB. Here the typed text may be empty or unreadable for a moment, the value never is: what
 * is no quantity is refused in words.
 */
export function QuantityStepper({
  label,
  value,
  onChange,
  minValue = 1,
  maxValue = 1000,
  isDisabled = false,
}: QuantityStepperProps) {
  const [draft, setDraft] = useState<string>();
  // Of '1.5' the 1 was a quantity, but not the one that was meant.
  const [before, setBefore] = useState(value);
  const [wasRefused, setRefused] = useState(false);
  // With the focus on a button, readers would hear nothing of the number beside it.
  const [announced, setAnnounced] = useState<number>();
  const text = draft ?? String(value);
  const input = useRef<HTMLInputElement>(null);
  const errorId = useId();

  const isMeant = (entry: string) =>
    /^\d+$/.test(entry) && Number(entry) >= minValue && Number(entry) <= maxValue;
  const isWrong = Boolean(draft) && !isMeant(text);
  const isRefused = isWrong || wasRefused;

  const set = (next: number) => {
    const within = Math.min(Math.max(next, minValue), maxValue);
    setDraft(undefined);
    setRefused(false);
    if (within !== value) onChange(within);
    return within;
  };

  const type = (entry: string) => {
    const start = draft === undefined ? value : before;
    setBefore(start);
    setDraft(entry);
    setRefused(false);
    if (entry === '') return;
    const next = isMeant(entry) ? Number(entry) : start;
    if (next !== value) onChange(next);
  };

  const leave = () => {
    if (isWrong) setRefused(true);
    setDraft(undefined);
  };

  const steps: Record<string, number> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    set(value + step);
  };

  const press = (step: number) => (event: MouseEvent) => {
    const within = set(value + step);
    setAnnounced(within);
    const isAtEnd = within === (step > 0 ? maxValue : minValue);
    // The button is about to be disabled: whoever uses no pointer stays within the stepper.
    if (isAtEnd && event.detail === 0) input.current?.focus();
  };

  return (
    <div className={styles.frame}>
      {/* No group: each of the three says its product itself. */}
      <div className={styles.stepper}>
        <button
          ref={heedEarlyPress}
          type="button"
          className={styles.button}
          aria-label={`Decrease quantity of ${label}`}
          disabled={isDisabled || value <= minValue}
          onClick={press(-1)}
        >
          <MinusIcon size={18} />
        </button>
        <input
          ref={input}
          className={styles.input}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          aria-label={`Quantity of ${label}`}
          aria-valuenow={value}
          aria-valuemin={minValue}
          aria-valuemax={maxValue}
          aria-invalid={isWrong || undefined}
          aria-describedby={isRefused ? errorId : undefined}
          disabled={isDisabled}
          value={text}
          style={{ width: `${text.length + 1}ch` }}
          onChange={(event) => type(event.target.value.trim())}
          onBlur={leave}
          onKeyDown={onKeyDown}
        />
        <button
          ref={heedEarlyPress}
          type="button"
          className={styles.button}
          aria-label={`Increase quantity of ${label}`}
          disabled={isDisabled || value >= maxValue}
          onClick={press(1)}
        >
          <PlusIcon size={18} />
        </button>
        <VisuallyHidden aria-live="polite">
          {announced !== undefined && `Quantity ${announced}`}
        </VisuallyHidden>
      </div>
      <div className={styles.problem} aria-live="polite">
        {isRefused && (
          <span id={errorId}>
            {`Please enter a whole number from ${minValue} to ${maxValue}. The quantity is still ${value}.`}
          </span>
        )}
      </div>
    </div>
  );
}
