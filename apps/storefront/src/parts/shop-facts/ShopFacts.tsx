import { brand } from '@parinda/brand';
import { PaymentIcon, ReceiptIcon, ReturnIcon, TruckIcon } from '@parinda/ui/icons';
import { Link } from '@parinda/ui/link';
import type { ReactNode } from 'react';
import { headline } from '../../shared/business.ts';
import { paths } from '../../shared/routing/paths.ts';
import { PincodeCheck } from '../delivery/PincodeCheck.tsx';
import * as styles from './ShopFacts.css.ts';

const [freeShipping] = headline.messages;

export interface ShopFactsProps {
  /** Adds a pincode box with a delivery estimate. */
  isEstimated?: boolean;
}

/** Delivery, returns and payment terms, as in the announcements and policies (1 §2). */
export function ShopFacts({ isEstimated = false }: ShopFactsProps) {
  return (
    <dl className={styles.facts}>
      <Fact icon={<TruckIcon />} name="Delivery" isTall={isEstimated}>
        {`Across India. ${freeShipping}.`}
        {isEstimated && (
          <div className={styles.estimate}>
            <PincodeCheck />
          </div>
        )}
      </Fact>
      <Fact icon={<ReturnIcon />} name="Returns">
        Within 7 days of delivery, refunded in 5-7 working days.{' '}
        <Link href={paths.returnPolicy}>Returns and refunds</Link>
      </Fact>
      <Fact icon={<PaymentIcon />} name="Payment">
        {`Card or UPI, through ${brand.paymentProvider}’s secure checkout.`}
      </Fact>
      <Fact icon={<ReceiptIcon />} name="GST">
        Included in every price.
      </Fact>
    </dl>
  );
}

interface FactProps {
  icon: ReactNode;
  name: string;
  isTall?: boolean;
  children: ReactNode;
}

const Fact = ({ icon, name, isTall = false, children }: FactProps) => (
  <div className={isTall ? styles.tall : styles.short}>
    <dt className={styles.name}>
      {icon}
      {name}
    </dt>
    <dd>{children}</dd>
  </div>
);
