import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import meta from './Footer.stories.tsx';
import { Footer } from './index.ts';

test('has a named landmark for each column, which ends with its link to more', () => {
  render(<Footer {...meta.args} />);
  const products = screen.getByRole('navigation', { name: 'Products' });
  expect(within(products).getAllByRole('link').at(-1)?.textContent).toBe('More Products →');
  expect(screen.getByRole('navigation', { name: 'Useful links' })).toBeTruthy();
});

test('has links to phone numbers and e-mail', () => {
  render(<Footer {...meta.args} phones={['+91 (0) 12-34']} />);
  expect(screen.getByRole('link', { name: '+91 (0) 12-34' }).getAttribute('href')).toBe(
    'tel:+9101234',
  );
  expect(screen.getByRole('link', { name: 'help@parinda.example' }).getAttribute('href')).toBe(
    'mailto:help@parinda.example',
  );
});

test('hides a column without links', () => {
  render(<Footer {...meta.args} columns={[{ title: 'Products', links: [] }]} />);
  expect(screen.queryByRole('heading', { name: 'Products' })).toBeNull();
});

test('lists links about the site and the facts of the law in the small print', () => {
  render(<Footer {...meta.args} legal={['Kabutar Works, Pune', 'Grievance Officer: Meera']} />);
  expect(screen.getByRole('link', { name: 'Shipping Policy' }).getAttribute('href')).toBe(
    '#shipping',
  );
  expect(screen.getByRole('contentinfo').textContent).toContain(
    'Kabutar Works, Pune\nGrievance Officer: Meera',
  );
});

test('shows no facts of the law where there are none', () => {
  render(<Footer {...meta.args} legal={[]} siteLinks={[]} />);
  expect(screen.getByText(meta.args.owner).parentElement?.childElementCount).toBe(2);
});
