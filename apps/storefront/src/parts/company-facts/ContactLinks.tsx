import { Link } from '@parinda/ui/link';

/** A link that calls a phone number. */
export const PhoneLink = ({ phone }: { phone: string }) => (
  <Link isStandalone href={`tel:${phone.replaceAll(' ', '')}`}>
    {phone}
  </Link>
);

/** A link that writes to an e-mail address. */
export const EmailLink = ({ email }: { email: string }) => (
  <Link isStandalone href={`mailto:${email}`}>
    {email}
  </Link>
);
