import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { paths } from '../../shared/routing/paths.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** /return-policy (1 §2 Legal pages). */
export function ReturnPolicyPage() {
  return (
    <PolicyPage
      title="Returns and Refund Policy"
      summary="Tell us by e-mail within 7 days of delivery, and we’ll refund you the way you paid."
    >
      <h2>How to return something</h2>
      <ol>
        <li>
          Write to <Link href={`mailto:${brand.returnsEmail}`}>{brand.returnsEmail}</Link> within 7
          days of delivery. Give your order number, say what is wrong and add a photo if something
          is damaged.
        </li>
        <li>We reply with the return address and tell you whether a courier will collect it.</li>
        <li>Pack the item as it arrived, with everything that came with it.</li>
      </ol>

      <h2>Refunds</h2>
      <p>
        Once the item has reached us and been checked, the refund is made within 5-7 working days,
        to the original payment method. We send you an e-mail when it is on its way; your bank may
        need a little longer to show it.
      </p>

      <h2>What cannot be returned</h2>
      <ul>
        <li>items damaged by misuse, or by not following the fitting instructions;</li>
        <li>custom or modified items: nets cut to your size, spikes that were cut or painted;</li>
        <li>anything you report more than 7 days after delivery.</li>
      </ul>

      <h2>No exchanges</h2>
      <p>We do not exchange items. Please return the item and place a new order instead.</p>

      <h2>Help</h2>
      <p>
        For returns write to <Link href={`mailto:${brand.returnsEmail}`}>{brand.returnsEmail}</Link>
        , for everything else to <Link href={`mailto:${brand.email}`}>{brand.email}</Link>, or use
        the <Link href={paths.contact}>contact form</Link>.
      </p>
    </PolicyPage>
  );
}
