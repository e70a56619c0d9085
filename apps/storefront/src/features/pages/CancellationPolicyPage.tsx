import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { paths } from '../../shared/routing/paths.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** /cancellation-policy, not in the documents: payment providers ask for it. */
export function CancellationPolicyPage() {
  return (
    <PolicyPage
      title="Cancellation and Refund Policy"
      summary="Cancel free of charge until we have sent your order. Refunds go back the way you paid."
    >
      <h2>Cancelling an order</h2>
      <p>
        Until we have sent your order, you can cancel it free of charge. Write to{' '}
        <Link href={`mailto:${brand.email}`}>{brand.email}</Link> or use the{' '}
        <Link href={paths.contact}>contact form</Link>, and give your order number. We confirm the
        cancellation by e-mail. Once the parcel is on its way, please return it after delivery
        instead.
      </p>
      <p>
        An order that you have not paid for within 24 hours is cancelled automatically. You owe
        nothing for it.
      </p>

      <h2>When we cancel</h2>
      <p>
        If a price was clearly wrong, a product has run out or no courier reaches you, we may cancel
        the order. We tell you by e-mail and refund the whole amount. We charge nothing for it.
      </p>

      <h2>What a return costs</h2>
      <ul>
        <li>Damaged, faulty or wrong item: we pay for return shipping.</li>
        <li>Any other reason: you pay for return shipping. We deduct nothing else.</li>
      </ul>
      <p>
        How and until when you can return an item is described in our{' '}
        <Link href={paths.returnPolicy}>returns and refund policy</Link>.
      </p>

      <h2>Refunds</h2>
      <p>
        Refunds go to the original payment method within 5-7 working days: of the cancellation, or
        of the day on which the returned item has reached us and been checked. We never refund in
        vouchers instead.
      </p>

      <h2>Warranty</h2>
      <p>
        Where the maker of a product gives a warranty, its terms come with the product. Whether or
        not there is one, you may ask for repair, replacement or your money if a product is
        defective: the Consumer Protection Act 2019 gives you that right, and nothing on this page
        limits it.
      </p>
    </PolicyPage>
  );
}
