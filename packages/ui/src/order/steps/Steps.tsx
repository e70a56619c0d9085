import { CheckIcon } from '../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps {
  /** Names the list, e.g. 'Steps of your purchase'. */
  label: string;
  /** `href` leads back to a step that is done. */
  steps: { label: string; href: string }[];
  /** Index of the step that one is at; the ones before it are done. */
  current: number;
}

/** How far one has come, and what is still ahead. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className={styles.list} aria-label={label}>
      {steps.map((step, index) => {
        const isDone = index < current;
        return (
          <li
            key={step.label}
            className={styles.step}
            aria-current={index === current ? 'step' : undefined}
          >
            {isDone ? (
              <PlainLink href={step.href} className={styles.link}>
                <StepNumber isDone>{index + 1}</StepNumber>
                {step.label}
                <VisuallyHidden>, done</VisuallyHidden>
              </PlainLink>
            ) : (
              <span className={styles.words}>
                <StepNumber isCurrent={index === current}>{index + 1}</StepNumber>
                {step.label}
              </span>
            )}
          </li>
        );
      })}
    </ol>
  );
}

export interface StepNumberProps {
  isDone?: boolean;
  isCurrent?: boolean;
  children: number;
}

/** Seen only: a list says which of its entries one is at. */
export const StepNumber = ({ isDone, isCurrent, children }: StepNumberProps) => (
  <span
    className={styles.number}
    data-state={isDone ? 'done' : isCurrent ? 'current' : undefined}
    aria-hidden="true"
  >
    {isDone ? <CheckIcon size={16} /> : children}
  </span>
);
