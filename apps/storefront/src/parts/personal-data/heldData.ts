import { brand } from '@parinda/brand';

/** Each kind of personal data that the shop stores, with its purpose (DPDP Act 2023, section 5). */
export const heldData: readonly { data: string; purpose: string }[] = [
  {
    data: 'Account',
    purpose:
      'Your name, e-mail address, contact number if you gave one, and a scrambled form of your password that cannot be read back: to log you in and to write to you about your orders.',
  },
  {
    data: 'Addresses',
    purpose:
      'Name, phone number and address of the receiver, and a GSTIN if you gave one: to deliver your orders and to work out the tax.',
  },
  {
    data: 'Orders, payments and invoices',
    purpose:
      'What you bought, when and for how much, the address of the order, and the number and state of the payment: to deliver, to refund and to keep the books. Tax law makes us keep invoices, also when you ask us to erase your data. They then stay without your name and street.',
  },
  {
    data: 'Reviews and wishlist',
    purpose: 'To show your reviews under your name, and to remember what you want to buy.',
  },
  {
    data: 'Messages',
    purpose:
      'What you write to us, our answers, and the e-mails about your orders and your account: to answer you and to know what we promised.',
  },
  {
    data: 'Technical records',
    purpose:
      'The time of a visit, the page asked for and the internet address it came from: to keep the shop running and your account safe.',
  },
];

export const paymentData = `Card and UPI details are entered at our payment provider, ${brand.paymentProvider}. They never reach us.`;

/** DPDP Act 2023, section 13. */
export const boardText =
  'If you are not satisfied with our answer, you can complain to the Data Protection Board of India. Please write to us first: the law asks for it.';

export const answerTimeText =
  'A person in our shop handles each request. We answer within one month.';
