import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { testPages } from '../../testing/testPages.ts';
import { press, visitShop } from '../../testing/visitShop.tsx';

testPages();

it.each([
  [paths.signup, 'Register', ['name, e-mail address, contact number and password', 'your orders']],
  [paths.contact, 'Send', ['name, e-mail address and message', 'to answer you']],
])('%s names data, purpose, policy and withdrawal before %s', async (path, name, parts) => {
  visitShop({ path, isSignedIn: false });
  if (path === paths.signup) await press('Create an account');
  const button = await screen.findByRole('button', { name });
  const form = button.closest('form') as HTMLFormElement;
  const notice = within(form).getByText(/^We use your/);
  for (const part of parts) expect(notice.textContent).toContain(part);
  const links = within(notice).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/privacy-policy',
    '/privacy-policy#your-rights',
  ]);
  const follows = notice.compareDocumentPosition(button) & Node.DOCUMENT_POSITION_FOLLOWING;
  expect(follows).toBeTruthy();
  expect(within(form).queryByRole('checkbox')).toBeNull();
});
