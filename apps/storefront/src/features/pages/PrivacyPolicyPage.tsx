import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { PolicyPage } from './PolicyPage.tsx';

/** /privacy-policy (1 §2 Legal pages). */
export function PrivacyPolicyPage() {
  return (
    <PolicyPage
      title="Privacy Policy"
      summary={`What ${brand.name} knows about you, what for, and who else gets to see it.`}
    >
      <h2>Information we collect</h2>
      <p>Most of it you give us yourself:</p>
      <ul>
        <li>
          <strong>Your account:</strong> name, e-mail address, contact number if you give one, and a
          password, of which we keep only a scrambled form that cannot be read back.
        </li>
        <li>
          <strong>Your orders:</strong> what you bought, when, for how much, and the addresses you
          have saved for delivery.
        </li>
        <li>
          <strong>What you write:</strong> messages sent by the contact form, and your reviews.
        </li>
        <li>
          <strong>Technical records:</strong> the time of a visit, the page asked for and the
          internet address it came from, which our server notes to keep the shop running and safe.
        </li>
      </ul>
      <p>
        Card and UPI details are entered at our payment provider, {brand.paymentProvider}. They
        never reach us.
      </p>

      <h2>How we use it</h2>
      <p>
        To take, pack and deliver your orders; to refund them; to answer you; to show your reviews
        under your name; and to keep the books that the law asks for. We do not sell it, and we do
        not use it to advertise other people’s goods.
      </p>

      <h2>Whom we share it with</h2>
      <p>Only those who need a part of it to serve you:</p>
      <ul>
        <li>the courier: name, phone number and delivery address;</li>
        <li>
          the payment provider: the amount and the number of your order, and your name and phone
          number, which it fills in for you;
        </li>
        <li>the service that sends our e-mails: your e-mail address;</li>
        <li>a public authority, where the law obliges us.</li>
      </ul>

      <h2>Cookies and your browser’s memory</h2>
      <p>
        The shop sets no advertising or tracking cookies. It keeps a few things in your browser:
        your cart, the products you looked at last, and, while you are signed in, the token that
        shows it is you. Clearing your browser’s data for this site removes all of them. The payment
        provider may set cookies of its own in its window, and so may the maps service once you ask
        for the map on our contact page.
      </p>

      <h2>Your rights</h2>
      <p>
        You may ask what we hold about you, have it corrected, or have it deleted unless the law
        makes us keep it, as with invoices. You may also take back a consent that you gave. Write to{' '}
        <Link href={`mailto:${brand.email}`}>{brand.email}</Link> from the address of your account;
        we answer within thirty days.
      </p>

      <h2>Updates to this policy</h2>
      <p>
        When something changes, the new text stands on this page before it takes effect. If the
        change matters to people who already have an account, we tell them by e-mail as well.
      </p>
    </PolicyPage>
  );
}
