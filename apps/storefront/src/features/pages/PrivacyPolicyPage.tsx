import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import {
  answerTimeText,
  boardText,
  heldData,
  paymentData,
} from '../../parts/personal-data/heldData.ts';
import { paths } from '../../shared/routing/paths.ts';
import { yourRightsId } from '../../shared/routing/yourRights.ts';
import { PolicyPage } from './PolicyPage.tsx';

const person = brand.dataProtectionContact;

/** /privacy-policy (1 §2 Legal pages). */
export function PrivacyPolicyPage() {
  return (
    <PolicyPage
      title="Privacy Policy"
      summary={`What ${brand.name} knows about you, what for, and who else gets to see it.`}
    >
      <h2>Information we collect and how we use it</h2>
      <p>You give us most of it yourself:</p>
      <ul>
        {heldData.map(({ data, purpose }) => (
          <li key={data}>
            <strong>{data}:</strong> {purpose}
          </li>
        ))}
      </ul>
      <p>{paymentData}</p>
      <p>
        We do not sell your data, and we do not use it to advertise other people’s goods. We use it
        because you agreed when you registered or wrote to us, and where a law asks for it, such as
        the tax laws.
      </p>

      <h2>Who we share it with</h2>
      <p>Only with those who need some of it to serve you:</p>
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

      <h2 id={yourRightsId}>Your rights</h2>
      <p>Under the Digital Personal Data Protection Act 2023 you may at any time:</p>
      <ul>
        <li>get a copy of what we hold about you;</li>
        <li>have it corrected or completed;</li>
        <li>have it erased, unless the law makes us keep it, as with invoices;</li>
        <li>withdraw a consent, as easily as you gave it; without it we can keep no account;</li>
        <li>name a person who uses these rights if you die or cannot act yourself.</li>
      </ul>
      <p>
        When you are signed in, you’ll find all this on <Link href={paths.yourData}>Your data</Link>
        . You can also use the <Link href={paths.contact}>contact form</Link>, or write to{' '}
        <Link href={`mailto:${person.email}`}>{person.email}</Link> from the address of your
        account. {answerTimeText}
      </p>
      <p>
        {person.name}, {person.designation}, answers questions about your data: {person.phone},{' '}
        {person.email}. {boardText}
      </p>

      <h2>Updates to this policy</h2>
      <p>
        We publish any change on this page before it takes effect. If the change matters to people
        who already have an account, we tell them by e-mail as well.
      </p>
    </PolicyPage>
  );
}
