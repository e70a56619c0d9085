import * as brand from './brand.ts';

export type Facts = Record<string, string | undefined>;

/** Facts to check before selling, by the name that the owner reads. */
export const facts: Facts = {
  name: brand.name,
  'legal name': brand.legalName,
  'registered address': brand.registeredAddress.join(', '),
  address: brand.address.join(', '),
  'e-mail': brand.email,
  'e-mail for returns': brand.returnsEmail,
  phones: brand.phones.join(', '),
  chat: brand.chat.href,
  'social links': brand.social.map(({ href }) => href).join(' '),
  'grievance officer': Object.values(brand.grievanceOfficer).join(', '),
  'customer care': Object.values(brand.customerCare).flat().join(', '),
  'country of origin': brand.countryOfOrigin,
  "the lawyer's check of the policies": brand.policiesCheckedOn,
  CIN: brand.cin,
  GSTIN: brand.gstin,
};

/** Marks of the invented values that this repository comes with. */
const invented = /\bexample\b|00000|AAAAA0000A|\bNeem Tree Works\b|^Parinda$/i;

/** Returns one warning about facts that the brand lacks or has as invented examples, or none. */
export function brandWarnings(given: Facts = facts): string[] {
  const names = (isOpen: (value: string) => boolean) =>
    Object.keys(given).filter((name) => isOpen(given[name]?.trim() ?? ''));
  const missing = names((value) => value === '');
  const examples = names((value) => invented.test(value));
  if (missing.length + examples.length === 0) return [];
  const parts = [
    ...(examples.length ? [`has invented examples for ${examples.join('; ')}`] : []),
    ...(missing.length ? [`lacks ${missing.join('; ')}`] : []),
  ];
  return [`Warning: the brand ${parts.join(', and ')}. Set the facts in packages/brand/src.`];
}
