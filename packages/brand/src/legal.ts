// Facts that Indian law wants a shop to show. docs/india.md lists the rules.
import { address, email, phones } from './company.ts';

/** Name in the register of companies or in the GST registration. */
export const legalName = 'Neem Tree Works';
/** Geographic address, without the legal name. */
export const registeredAddress = [
  'Plot 14, Example Industrial Estate',
  'Pune, Maharashtra 411000',
] as const;
/** Corporate identification number; undefined: the seller is not a company. */
export const cin: string | undefined = undefined;
/**
 * GST identification number. Its first two digits are the code of the state that the shop sells from.
 * undefined: the shop shows no tax and issues no invoices.
 */
export const gstin: string | undefined = '27AAAAA0000A1Z2';
export const gstState = gstin?.slice(0, 2);
/** Consumer Protection (E-Commerce) Rules 2020, rule 4(4). */
export const grievanceOfficer = {
  name: 'Meera Example',
  designation: 'Grievance Officer',
  phone: '+91 00000 00020',
  email: 'grievance@parinda.example',
} as const;
/** Answers questions about personal data (Digital Personal Data Protection Act 2023, 5 and 6). */
export const dataProtectionContact: Readonly<
  Record<'name' | 'designation' | 'phone' | 'email', string>
> = { ...grievanceOfficer };
/** Contact for consumer complaints, also on products without their own. */
export const customerCare = {
  name: 'Parinda Customer Care',
  address,
  phone: phones[0],
  email,
} as const;
/** Day on which a lawyer checked the policy pages; undefined: each of them names the gap. */
export const policiesCheckedOn: string | undefined = undefined;
/** Country of origin of products without their own; undefined: not shown. */
export const countryOfOrigin: string | undefined = 'India';
