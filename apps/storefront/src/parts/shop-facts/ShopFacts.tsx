import { Link } from '@parinda/ui/link';
import { headline } from '../../shared/business.ts';
import { paths } from '../../shared/paths.ts';
import { RememberedDelivery } from '../delivery/RememberedDelivery.tsx';
import * as styles from './ShopFacts.css.ts';

const [freeShipping] = headline.messages;

export interface ShopFactsProps {
  /** Says when an order would be delivered to the pincode that was last checked. */
  isEstimated?: boolean;
}

/** What a shopper asks before paying, as the announcements and the policies say it (1 §2). */
export function ShopFacts({ isEstimated = false }: ShopFactsProps) {
  return (
    <dl className={styles.facts}>
      <div>
        <dt className={styles.name}>Delivery</dt>
        <dd>
          {`Across India. ${freeShipping}.`}
          {isEstimated && <RememberedDelivery />}
        </dd>
      </div>
      <div>
        <dt className={styles.name}>Returns</dt>
        <dd>
          Within 7 days of delivery, refunded in 5-7 working days.{' '}
          <Link href={paths.returnPolicy}>Returns and refunds</Link>
        </dd>
      </div>
      <div>
        <dt className={styles.name}>Payment</dt>
        <dd>Online, in the window of our payment provider.</dd>
      </div>
      <div>
        <dt className={styles.name}>GST</dt>
        <dd>Included in every price.</dd>
      </div>
    </dl>
  );
}
