import { brand } from '@parinda/brand';
import { CompanyFacts } from '../../parts/company-facts/CompanyFacts.tsx';
import { grievanceTerms } from '../../shared/business.ts';
import { LegalPage, type LegalPageProps } from './LegalPage.tsx';

/** A legal page with the seller and the grievance officer at its end. */
export function PolicyPage({ children, ...page }: LegalPageProps) {
  return (
    <LegalPage {...page}>
      {!brand.policiesCheckedOn && (
        <p>
          <strong>Draft:</strong> a lawyer must check this text before the shop sells.
        </p>
      )}
      {children}
      <h2>Seller and grievance officer</h2>
      <p>{grievanceTerms}</p>
      <CompanyFacts hasLinks />
    </LegalPage>
  );
}
