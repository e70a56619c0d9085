import { Steps } from '@parinda/ui/steps';
import { paths } from '../../shared/routing/paths.ts';

/** Id of the address section on /checkout. */
export const addressAnchor = 'delivery-address';

const steps = [
  { label: 'Cart', href: paths.cart },
  { label: 'Delivery address', href: `${paths.checkout}#${addressAnchor}` },
  { label: 'Payment', href: paths.checkout },
] as const;

export interface PurchaseStepsProps {
  current: (typeof steps)[number]['label'];
}

/** The steps from cart to payment, above the page title. */
export const PurchaseSteps = ({ current }: PurchaseStepsProps) => (
  <Steps
    label="Steps of your purchase"
    steps={[...steps]}
    current={steps.findIndex(({ label }) => label === current)}
  />
);
