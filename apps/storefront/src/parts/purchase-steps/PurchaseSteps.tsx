import { Steps } from '@parinda/ui/steps';
import { paths } from '../../shared/routing/paths.ts';

/** Id of the section of /checkout that asks for the address. */
export const addressAnchor = 'delivery-address';

const steps = [
  { label: 'Cart', href: paths.cart },
  { label: 'Delivery address', href: `${paths.checkout}#${addressAnchor}` },
  { label: 'Payment', href: paths.checkout },
] as const;

export interface PurchaseStepsProps {
  current: (typeof steps)[number]['label'];
}

/** The way from the cart to the payment, above the title of its pages. */
export const PurchaseSteps = ({ current }: PurchaseStepsProps) => (
  <Steps
    label="Steps of your purchase"
    steps={[...steps]}
    current={steps.findIndex(({ label }) => label === current)}
  />
);
