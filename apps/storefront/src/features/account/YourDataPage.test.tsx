import { fixtures } from '@parinda/api-client/mocks';
import { brand } from '@parinda/brand';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { errorResponse } from '../../testing/answers.ts';
import { fieldsUnlikeContract } from '../../testing/contractFields.ts';
import { testPages } from '../../testing/testPages.ts';
import { fill, press, visitShop } from '../../testing/visitShop.tsx';

testPages();

const all = { operations: ['getMyData', 'createDataRequest'] };
const visit = (answers = {}) =>
  visitShop({ path: paths.yourData, answers: { 'capabilities/': all, ...answers } });
const choose = async (label: string) => fireEvent.click(await screen.findByLabelText(label));
const main = () => within(screen.getByRole('main'));

/** Files that the page has saved. */
let saved: Blob[];
beforeEach(() => {
  saved = [];
  URL.createObjectURL = (file) => `blob:${saved.push(file as Blob)}`;
  URL.revokeObjectURL = vi.fn();
});

it('lists each kind of data with its purpose, the contact person and the Board', async () => {
  visit();
  await screen.findByRole('button', { name: 'Download your data' });
  const text = screen.getByRole('main').textContent;
  const { name, email, phone } = brand.dataProtectionContact;
  for (const part of [
    ...['Account', 'Addresses', 'Orders, payments and invoices', 'Messages', 'Technical records'],
    ...['Tax law makes us keep invoices', 'within one month', 'Data Protection Board of India'],
    ...[name, email, phone],
  ]) {
    expect(text).toContain(part);
  }
});

it('saves the whole answer as a JSON file', async () => {
  const clicked: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.download);
  });
  const data = { ...fixtures.myData, orders: [{ id: 41 }] };
  visit({ 'my-data/': data });
  await press('Download your data');
  expect(await screen.findByText('Your data is saved as my-data.json.')).toBeTruthy();
  expect(clicked).toEqual(['my-data.json']);
  expect(saved[0]?.type).toBe('application/json');
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(data);
});

it.each([
  ['fails', errorResponse(500)],
  ['is malformed', { customer: {} }],
])('says so where the download %s, and saves nothing', async (_case, answer) => {
  visit({ 'my-data/': answer });
  await press('Download your data');
  const text = 'Your data could not be downloaded. Please try again.';
  expect((await main().findAllByText(text)).length).toBe(1);
  expect(saved).toEqual([]);
});

it('the form has the fields of createDataRequest, and nothing is selected', async () => {
  visit();
  const form = (await screen.findByRole('button', { name: 'Send request' })).closest('form');
  const file = 'apps/storefront/src/features/account/DataRequestForm.tsx';
  const operationId = 'createDataRequest';
  expect(fieldsUnlikeContract(form as HTMLFormElement, { operationId, file })).toEqual([]);
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
});

/** Visits the page. Returns the statuses of its data requests. */
function visitAndCount() {
  const answered: number[] = [];
  visit({
    'POST data-requests/': () => {
      answered.push(201);
      return HttpResponse.json({ ticket: '12' }, { status: 201 });
    },
  });
  return answered;
}

it('sends a correction, announces the ticket number and clears the fields', async () => {
  visitAndCount();
  await choose('Correct my data');
  await fill({ Message: 'My name is Asha Iyer.' });
  await press('Send request');
  const text =
    'We have received your request. Its ticket number is 12. A person in our shop handles each request. We answer within one month.';
  expect((await main().findAllByText(text)).length).toBe(1);
  await waitFor(() =>
    expect(
      [...document.querySelectorAll('[aria-live]')].some((region) =>
        region.textContent?.includes('Its ticket number is 12'),
      ),
    ).toBe(true),
  );
  expect(screen.queryByRole('radio', { checked: true })).toBeNull();
  expect(screen.getByLabelText<HTMLTextAreaElement>('Message').value).toBe('');
});

it('requires a choice, and a message for a correction only', async () => {
  const sent = visitAndCount();
  await press('Send request');
  expect(await screen.findByText('Please choose what we should do')).toBeTruthy();
  await choose('Correct my data');
  await press('Send request');
  expect(await screen.findByText('Please tell us which data is wrong')).toBeTruthy();
  expect(sent).toEqual([]);
  await choose('Withdraw my consent');
  await press('Send request');
  expect(await screen.findByText(/Its ticket number is 12/, { selector: 'main *' })).toBeTruthy();
  expect(sent.length).toBe(1);
});

it('sends an erasure only after a confirmation', async () => {
  const sent = visitAndCount();
  await choose('Erase my data');
  await press('Send request');
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Erase your data?' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent).toEqual([]);
  expect(screen.getByLabelText<HTMLInputElement>('Erase my data').checked).toBe(true);

  await press('Send request');
  const again = within(await screen.findByRole('alertdialog', { name: 'Erase your data?' }));
  fireEvent.click(again.getByRole('button', { name: 'Send request' }));
  expect(await screen.findByText(/Its ticket number is 12/, { selector: 'main *' })).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(sent.length).toBe(1);
});

it('keeps the input where the request fails, and shows the server’s error of the message', async () => {
  const wrong = 'This field is required.';
  visit({ 'POST data-requests/': errorResponse(400, { message: [wrong] }) });
  await choose('Withdraw my consent');
  await press('Send request');
  await waitFor(() =>
    expect(screen.getByLabelText('Message').getAttribute('aria-invalid')).toBe('true'),
  );
  expect(main().getAllByText(wrong).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>('Withdraw my consent').checked).toBe(true);
});

it.each([
  ['lists no such operation', { operations: [] }],
  ['has no capabilities', errorResponse(404)],
])('links to the contact form where the backend %s', async (_case, capabilities) => {
  visit({ 'capabilities/': capabilities });
  const link = await main().findByRole('link', { name: 'write to us' });
  expect(link.getAttribute('href')).toBe('/contact');
  expect(main().queryByRole('button')).toBeNull();
  expect(main().getByText('What we keep and why')).toBeTruthy();
  expect(main().getByText(brand.dataProtectionContact.email)).toBeTruthy();
});
