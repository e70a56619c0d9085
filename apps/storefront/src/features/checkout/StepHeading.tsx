import { Heading } from '@parinda/ui/heading';
import { StepNumber } from '@parinda/ui/steps';
import * as styles from './CheckoutPage.css.ts';

export interface StepHeadingProps {
  /** As the list of steps above numbers it. */
  step: number;
  isCurrent: boolean;
  children: string;
}

/** Heads what belongs to a step of the purchase. */
export const StepHeading = ({ step, isCurrent, children }: StepHeadingProps) => (
  <Heading level={2} size="h4">
    <span className={styles.stepHeading}>
      <StepNumber isCurrent={isCurrent}>{step}</StepNumber>
      {children}
    </span>
  </Heading>
);
