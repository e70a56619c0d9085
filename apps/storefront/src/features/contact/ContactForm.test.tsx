import { brand } from '@parinda/brand';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { paths } from '../../shared/routing/paths.ts';
import { fieldsUnlikeContract, requestSchema } from '../../testing/contractFields.ts';
import { answerCalls, renderShop } from '../../testing/renderShop.tsx';
import { stubIntersectionObserver } from '../../testing/stubIntersectionObserver.ts';
import { ContactForm } from './ContactForm.tsx';
import { ContactPage } from './ContactPage.tsx';

const notify = vi.hoisted(() => vi.fn());
vi.mock('../../shared/feedback/notify.ts', () => ({ notifyStorefront: notify }));

const sentText = "Message sent successfully! We'll get back to you as soon as possible !!";
const failedText = 'Failed to send your message. Please try again!';
const incompleteText = 'Please fill out all fields!';

const accepted = () => ({ status: 201, body: { message: 'Message received' } });

beforeEach(() => {
  vi.useFakeTimers();
  stubIntersectionObserver();
});
afterEach(() => {
  cleanup();
  notify.mockClear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const message = { Name: 'Asha', Email: 'asha', Subject: 'Nets', Message: 'To Mysuru?' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const values = () => Object.keys(message).map((label) => field(label).value);
const button = () => screen.getByRole('button');
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function fill(texts: Record<string, string>) {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.input(field(label), { target: { value } });
  }
}
const send = () => fireEvent.click(button());

// Spec: 1 §2 Contact; decisions Whole site
it('shows a spinner for 2 s while the form is mounted behind it', async () => {
  answerCalls(accepted);
  renderShop(<ContactPage />, paths.contact);
  const title = screen.getByText('Leave your Message Here !!');
  await pass(1999);
  expect(screen.getByText('Loading contact form')).toBeTruthy();
  expect(title.closest('[hidden]')).not.toBeNull();
  await pass(1);
  expect(screen.queryByText('Loading contact form')).toBeNull();
  expect(title.closest('[hidden]')).toBeNull();
  expect(screen.getByRole('heading', { name: 'Reach Us !' })).toBeTruthy();
});

it('names the seller and the grievance officer', async () => {
  answerCalls(accepted);
  renderShop(<ContactPage />, paths.contact);
  await pass(2000);
  const seller = screen.getByRole('heading', { name: 'Seller and grievances' }).parentElement;
  const { legalName, grievanceOfficer: officer } = brand;
  for (const fact of [legalName, officer.name, officer.phone, '48 hours', 'one month'])
    expect(seller?.textContent).toContain(fact);
});

it('has the fields of the contract', () => {
  renderShop(<ContactForm />, paths.contact);
  const form = button().closest('form') as HTMLFormElement;
  const file = 'apps/storefront/src/features/contact/ContactForm.tsx';
  expect(fieldsUnlikeContract(form, { operationId: 'sendContactMessage', file })).toEqual([]);
});

it('sends only the required properties while the optional fields are empty', async () => {
  let sent = {};
  answerCalls((_path, body) => {
    sent = JSON.parse(body);
    return accepted();
  });
  renderShop(<ContactForm />, paths.contact);
  fill(message);
  send();
  await pass(1500);
  expect(Object.keys(sent).sort()).toEqual(requestSchema('sendContactMessage').required.sort());
});

// Spec: decisions Routes
it('reads the subject from the address', () => {
  renderShop(<ContactForm />, '/contact?subject=Forgot%20Password');
  expect(values()).toEqual(['', '', 'Forgot Password', '']);
});

// Spec: 1 §4; 1 §5
it('confirms no sooner than 1500 ms after submit, and clears the fields', async () => {
  const fetchMock = answerCalls((path, body) => {
    expect(path).toBe('/api/user/contact/');
    expect(JSON.parse(body)).toEqual({
      name: 'Asha',
      email: 'asha',
      subject: 'Nets',
      message: 'To Mysuru?',
    });
    return accepted();
  });
  renderShop(<ContactForm />, paths.contact);
  fill(message);
  send();
  expect(button().textContent).toBe('Sending...');
  await pass(1499);
  expect(fetchMock).toHaveBeenCalledOnce();
  expect(screen.queryByText(sentText)).toBeNull();
  expect(notify).not.toHaveBeenCalled();
  await pass(1);
  expect(screen.getByText(sentText)).toBeTruthy();
  expect(notify).toHaveBeenCalledWith('success', sentText);
  expect(values()).toEqual(['', '', '', '']);
  expect(button().textContent).toBe('Send');
});

it('shows the ticket number beside the confirmation until the next message', async () => {
  const bodies = [{ message: 'Message received', ticket: '12' }, { message: 'Message received' }];
  answerCalls(() => ({ status: 201, body: bodies.shift() }));
  renderShop(<ContactForm />, paths.contact);
  fill(message);
  send();
  await pass(1500);
  expect(screen.getByText(sentText)).toBeTruthy();
  expect(screen.getByText(/^Your ticket number is 12\./)).toBeTruthy();
  expect(notify.mock.calls).toEqual([['success', sentText]]);
  fill(message);
  send();
  await pass(1500);
  expect(screen.getByText(sentText)).toBeTruthy();
  expect(screen.queryByText(/ticket number/)).toBeNull();
});

// Spec: 1 §4; 1 §8; decisions Whole site
it.each([
  ['a client error', () => ({ status: 400, body: {} }), 0],
  ['a server error', () => ({ status: 500, body: {} }), 1],
  ['no response', () => undefined, 1],
])('keeps the fields after %s', async (_case, answer, alerts) => {
  answerCalls(answer);
  const { onUnexpectedError } = renderShop(<ContactForm />, paths.contact);
  fill(message);
  send();
  await pass(1499);
  expect(screen.queryByText(failedText)).toBeNull();
  await pass(1);
  expect(screen.getByText(failedText)).toBeTruthy();
  expect(notify).toHaveBeenCalledWith('danger', failedText);
  expect(values()).toEqual(Object.values(message));
  expect(onUnexpectedError).toHaveBeenCalledTimes(alerts);
});

it('sends one message when Send is pressed twice', async () => {
  const fetchMock = answerCalls(accepted);
  renderShop(<ContactForm />, paths.contact);
  fill(message);
  send();
  send();
  await pass(1500);
  expect(fetchMock).toHaveBeenCalledOnce();
});

// Spec: 1 §5
it.each(Object.keys(message))('sends nothing while %s is empty', async (label) => {
  const fetchMock = answerCalls(accepted);
  renderShop(<ContactForm />, paths.contact);
  fill({ ...message, [label]: ' ' });
  send();
  await pass(2000);
  expect(fetchMock).not.toHaveBeenCalled();
  expect(notify).toHaveBeenCalledWith('danger', incompleteText);
  expect(screen.getByText(incompleteText)).toBeTruthy();
  expect(document.activeElement).toBe(field(label));
});
