import { Heading } from '@parinda/ui/heading';
import { StepNumber } from '@parinda/ui/steps';
import * as styles from './CheckoutPage.css.ts';

export interface StepHeadingProps {
  /** The step's number in the list above. */
  step: number;
  isCurrent: boolean;
  children: string;
}

/** The heading of one purchase step. */
export const StepHeading = ({ step, isCurrent, children }: StepHeadingProps) => (
  <Heading level={2} size="h4">
    <span className={styles.stepHeading}>
      <StepNumber isCurrent={isCurrent}>{step}</StepNumber>
      {children}
    </span>
  </Heading>
);
