import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { paths } from '../../shared/routing/paths.ts';
import { reviewPolicyId } from '../../shared/routing/reviewPolicy.ts';
import { PolicyPage } from './PolicyPage.tsx';

/** /terms (1 §2 Legal pages). */
export function TermsPage() {
  return (
    <PolicyPage
      title="Terms and Conditions"
      summary={`By using this site or buying from it you agree to these terms with ${brand.name}.`}
    >
      <h2>Use of the site</h2>
      <p>
        Look around, buy and review as you like, for lawful purposes and in your own name. Keep your
        password to yourself: you are responsible for orders from your account. Please do not try to
        break, overload or copy the shop. Texts, pictures and marks on it belong to us or to those
        who let us use them.
      </p>

      <h2>Product information</h2>
      <p>
        We describe sizes, materials and uses as exactly as we can. Colours may look a little
        different on your screen, and small improvements may reach you before the picture is
        changed. Our products deter birds and monkeys when fitted as the instructions say; how well
        they do also depends on the place. Follow local rules on wildlife: never disturb a nest that
        has eggs or young in it.
      </p>

      <h2>Orders and payments</h2>
      <p>
        Prices are in Indian rupees. An order is accepted when your payment has been confirmed. You
        pay online through our payment provider, {brand.paymentProvider}. If a price is clearly
        wrong or a product has run out, we may cancel the order and refund the whole amount.
      </p>

      <h2>Shipping</h2>
      <p>
        We ship across India. Enter your pincode in the cart to see whether we reach you. Delivery
        times are estimates: monsoon, strikes and festivals may add a few days. Please check the
        parcel when it arrives, and photograph any damage before you unpack it.
      </p>

      <h2 id={reviewPolicyId}>Reviews</h2>
      <p>
        Every signed-in customer may review a product once. ‘Verified purchase’ marks a review by a
        customer who received the product from this shop. Such reviews appear at once; we check all
        others first. We publish praise and complaints alike, never pay for reviews and do not edit
        them. We leave out only reviews that are unlawful, abusive, off-topic or advertising.
      </p>
      <p>
        The average counts all published reviews, the newest come first. To report a review, use the{' '}
        <Link href={paths.contact}>contact form</Link>.
      </p>

      <h2>Liability</h2>
      <p>
        Claims for a damaged, wrong or missing item must reach us within 7 days of delivery. Our
        liability for these is limited to the price paid for the item. We are not liable for damage
        caused by wrong fitting or by a use for which the product was not made. Nothing here limits
        your rights as a consumer under the law. How to send something back is described in our{' '}
        <Link href={paths.returnPolicy}>returns and refund policy</Link>.
      </p>

      <h2>Changes to these terms</h2>
      <p>
        We may change these terms; the text on this page when you order applies to that order.
        Questions are welcome at <Link href={`mailto:${brand.email}`}>{brand.email}</Link>.
      </p>
    </PolicyPage>
  );
}
