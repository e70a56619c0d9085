import { brand } from '@parinda/brand';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { renderShop } from '../../testing/renderShop.tsx';
import { CompanyFacts } from './CompanyFacts.tsx';

afterEach(cleanup);

const { legalName, registeredAddress, grievanceOfficer: officer, customerCare, cin, gstin } = brand;

it('names the seller with address, customer care and grievance officer', () => {
  renderShop(<CompanyFacts />, paths.contact);
  const shown = screen
    .getAllByRole('term')
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(shown).toEqual([
    ['Legal name', legalName],
    ['Registered address', registeredAddress.join('\n')],
    ...(cin ? [['CIN', cin]] : []),
    ...(gstin ? [['GSTIN', gstin]] : []),
    ['Customer care', [customerCare.name, customerCare.phone, customerCare.email].join('\n')],
    ['Grievance Officer', [officer.name, officer.phone, officer.email].join('\n')],
  ]);
  expect(screen.queryAllByRole('link')).toEqual([]);
});

it('links phone numbers and e-mail addresses on request', () => {
  renderShop(<CompanyFacts hasLinks />, paths.terms);
  const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(hrefs.slice(-2)).toEqual([
    `tel:${officer.phone.replaceAll(' ', '')}`,
    `mailto:${officer.email}`,
  ]);
});
