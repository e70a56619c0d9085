import { brand } from '@parinda/brand';
import { DescriptionList } from '@parinda/ui/description-list';
import type { ReactNode } from 'react';
import { EmailLink, PhoneLink } from './ContactLinks.tsx';

export interface CompanyFactsProps {
  /** Makes links of phone numbers and e-mail addresses. */
  hasLinks?: boolean;
}

/** The seller, customer care and grievance officer (E-Commerce Rules 2020, rules 4 and 5). */
export function CompanyFacts({ hasLinks = false }: CompanyFactsProps) {
  const { customerCare, grievanceOfficer: officer } = brand;
  const optional = (term: string, description: string | undefined) =>
    description ? [{ term, description }] : [];
  const reach = (name: string, { phone, email }: { phone: string; email: string }): ReactNode => (
    <>
      {`${name}\n`}
      {hasLinks ? <PhoneLink phone={phone} /> : phone}
      {'\n'}
      {hasLinks ? <EmailLink email={email} /> : email}
    </>
  );
  return (
    <DescriptionList
      items={[
        { term: 'Legal name', description: brand.legalName },
        { term: 'Registered address', description: brand.registeredAddress.join('\n') },
        ...optional('CIN', brand.cin),
        ...optional('GSTIN', brand.gstin),
        { term: 'Customer care', description: reach(customerCare.name, customerCare) },
        {
          term: officer.designation,
          description: reach(officer.name, officer),
        },
      ]}
    />
  );
}
