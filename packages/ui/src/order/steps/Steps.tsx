import { CheckIcon } from '../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps {
  /** Accessible name, e.g. 'Steps of your purchase'. */
  label: string;
  /** `href` is the link of a completed step. */
  steps: { label: string; href: string }[];
  /** Index of the current step; the steps before it are completed. */
  current: number;
}

/** Completed, current and next steps of a process. */
export function Steps({ label, steps, current }: StepsProps) {
  const messages = useMessages();
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
                <VisuallyHidden>{`, ${messages.done}`}</VisuallyHidden>
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

/** Hidden from screen readers, which read the current step in the list. */
export const StepNumber = ({ isDone, isCurrent, children }: StepNumberProps) => (
  <span
    className={styles.number}
    data-state={isDone ? 'done' : isCurrent ? 'current' : undefined}
    aria-hidden="true"
  >
    {isDone ? <CheckIcon size={16} /> : children}
  </span>
);
