import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { paths } from '../../shared/routing/paths.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** /return-policy (1 §2 Legal pages). */
export function ReturnPolicyPage() {
  return (
    <PolicyPage
      title="Returns and Refund Policy"
      summary="Tell us by e-mail within 7 days of delivery, and your money comes back the way you paid."
    >
      <h2>How to return something</h2>
      <ol>
        <li>
          Write to <Link href={`mailto:${brand.returnsEmail}`}>{brand.returnsEmail}</Link> within 7
          days of delivery. Give your order number, say what is wrong and add a photo if something
          is damaged.
        </li>
        <li>We answer with the address and tell you whether a courier comes to collect it.</li>
        <li>Pack the item as it came, with everything that belongs to it.</li>
      </ol>

      <h2>Refunds</h2>
      <p>
        Once the item has reached us and been checked, the refund is made within 5-7 working days,
        to the original payment method. We send you an e-mail when it is on its way; your bank may
        need a little longer to show it.
      </p>

      <h2>What cannot be returned</h2>
      <ul>
        <li>items damaged by misuse, or by fitting them other than the instructions say;</li>
        <li>custom or modified items: nets cut to your size, spikes that were cut or painted;</li>
        <li>anything for which we hear from you later than 7 days after delivery.</li>
      </ul>

      <h2>No exchanges</h2>
      <p>
        We do not exchange items. Return what does not suit you, and place a new order for what
        does.
      </p>

      <h2>Help</h2>
      <p>
        For returns write to <Link href={`mailto:${brand.returnsEmail}`}>{brand.returnsEmail}</Link>
        , for everything else to <Link href={`mailto:${brand.email}`}>{brand.email}</Link>, or use
        the <Link href={paths.contact}>contact form</Link>.
      </p>
    </PolicyPage>
  );
}
