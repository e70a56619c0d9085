import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { headline } from '../../shared/business.ts';
import { paths } from '../../shared/routing/paths.ts';
import { PolicyPage } from './PolicyPage.tsx';

const [freeShipping] = headline.messages;

/** /shipping-policy, not in the documents: payment providers ask for it. */
export function ShippingPolicyPage() {
  return (
    <PolicyPage
      title="Shipping Policy"
      summary="We ship across India, and show you an estimated day of delivery before you pay."
    >
      <h2>Where we ship</h2>
      <p>
        To every pincode in India that our couriers reach. Enter your pincode on a product page or
        in the cart to check it. We do not ship abroad from this shop.
      </p>

      <h2>What shipping costs</h2>
      <p>
        {freeShipping}. The checkout shows the shipping charge of your order before you pay; nothing
        is added after that.
      </p>

      <h2>When your order arrives</h2>
      <p>
        We hand your order to the courier after your payment has been confirmed. From then it takes
        about 2 to 4 working days in Maharashtra, 4 to 7 in most other states, and 7 to 12 in the
        North East, the Himalayan states and the islands. These are estimates: monsoon, strikes and
        festivals may add some days. Couriers deliver from Monday to Saturday.
      </p>

      <h2>Following your order</h2>
      <p>
        Sign in and open <Link href={paths.orders}>Your Orders</Link> to see where your order
        stands.
      </p>

      <h2>Damaged, wrong or missing items</h2>
      <p>
        Check the parcel when it comes, and take a photo of any damage. Tell us within 7 days of
        delivery, as our <Link href={paths.returnPolicy}>returns and refund policy</Link> describes.
      </p>

      <h2>If your order does not arrive</h2>
      <p>
        Write to <Link href={`mailto:${brand.email}`}>{brand.email}</Link> with your order number.
        We ask the courier. If the parcel is lost, or if we cannot deliver it, you get the whole
        amount back.
      </p>
    </PolicyPage>
  );
}
