import { TextField } from '@parinda/ui/text-field';
import { toast } from '@parinda/ui/toast';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import type { Rules, SentValues } from './rules.ts';
import { type FormErrors, useForm } from './useForm.ts';

vi.mock('@parinda/ui/toast', () => ({ toast: vi.fn() }));

type Field = 'name' | 'nickname' | 'password' | 'password_again';
const differ = 'They differ';
const incomplete = 'Please fill all of it';
const rules = {
  name: { isRequired: true },
  nickname: {},
  password: {},
  password_again: {
    check: (text: string, { password }: Record<Field, string>) =>
      text === password ? undefined : differ,
  },
} satisfies Rules<Field>;

const send =
  vi.fn<
    (values: SentValues<typeof rules>) => Promise<FormErrors<Field> | 'unfinished' | undefined>
  >();

function Form({ draft }: { draft?: string }) {
  const form = useForm({ flow: 'account', rules, summary: incomplete, draft, send });
  return (
    <form {...form.props} aria-busy={form.isPending}>
      <div data-testid="notices">{form.notices.element}</div>
      <TextField label="Name" {...form.field('name')} />
      <TextField label="Nickname" {...form.field('nickname')} />
      <TextField label="Password" {...form.field('password')} />
      <TextField label="Again" {...form.field('password_again')} />
      <button type="submit">Send</button>
    </form>
  );
}

const open = (draft?: string) =>
  render(
    <StrictMode>
      <Form {...(draft && { draft })} />
    </StrictMode>,
  );
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  send.mockReset();
  vi.mocked(toast).mockClear();
});

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const submit = () => act(async () => fireEvent.click(screen.getByText('Send')));
const isWrong = (label: string) => field(label).getAttribute('aria-invalid') === 'true';
const notices = () =>
  [...screen.getByTestId('notices').children].map((notice) => notice.textContent);

it("marks required fields and disables the browser's validation", () => {
  open();
  expect(field('Name').getAttribute('aria-required')).toBe('true');
  expect(field('Password').getAttribute('aria-required')).toBeNull();
  expect(field('Name').form?.noValidate).toBe(true);
});

it('sends the values by name, trimmed except for passwords', async () => {
  open();
  fill('Name', ' Asha ');
  fill('Password', ' x ');
  fill('Again', 'x');
  await submit();
  expect(send).not.toHaveBeenCalled();
  fill('Again', ' x ');
  await submit();
  expect(send.mock.calls).toEqual([[{ name: 'Asha', password: ' x ', password_again: ' x ' }]]);
});

it('omits optional fields that are empty or blank', async () => {
  open();
  fill('Name', 'Asha');
  await submit();
  fill('Nickname', '  ');
  await submit();
  fill('Nickname', ' Ash ');
  await submit();
  const name = 'Asha';
  expect(send.mock.calls).toEqual([[{ name }], [{ name }], [{ name, nickname: 'Ash' }]]);
  expect(Object.keys(send.mock.calls[0]?.[0] ?? {})).toEqual(['name']);
});

it('focuses the first invalid field, and shows the error in the page and as a toast', async () => {
  open();
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Name'));
  expect(notices()).toEqual([incomplete]);
  expect(vi.mocked(toast).mock.calls.map(([{ text }]) => text)).toEqual([incomplete]);
});

it('removes an error once it is fixed, in that field or in another', async () => {
  open();
  fill('Name', 'Asha');
  fill('Password', 'x');
  fill('Again', 'y');
  await submit();
  expect(screen.getByText(differ)).toBeTruthy();
  fill('Again', 'z');
  expect(screen.getByText(differ)).toBeTruthy();
  fill('Password', 'z');
  expect(screen.queryByText(differ)).toBeNull();
  expect(notices()).toEqual([]);
});

it('keeps the focus in the edited field while other errors remain', async () => {
  send.mockResolvedValue({ texts: [], problems: { name: 'Taken', password: 'Weak' } });
  open();
  fill('Name', 'Asha');
  await submit();
  expect(document.activeElement).toBe(field('Name'));
  field('Password').focus();
  fill('Password', 'x');
  expect([isWrong('Name'), isWrong('Password')]).toEqual([true, false]);
  expect(document.activeElement).toBe(field('Password'));
});

it("keeps the input after the server's error, which an edit removes", async () => {
  send.mockResolvedValue({ texts: ['name: Taken'], problems: { name: 'Taken' } });
  open();
  fill('Name', 'Asha');
  await submit();
  expect(field('Name').value).toBe('Asha');
  expect([screen.getByText('Taken'), notices()]).toEqual([expect.anything(), ['name: Taken']]);
  fill('Password', '');
  expect(isWrong('Name')).toBe(true);
  fill('Name', 'Asha R');
  expect([isWrong('Name'), notices()]).toEqual([false, []]);
});

// Spec: 2 §5
it('removes the notice of a field together with its error, and keeps the rest', async () => {
  send.mockResolvedValue({
    texts: [],
    problems: { name: 'Taken', password: 'Weak' },
    textsOfFields: { name: ['name: Taken'], password: ['password: Weak'] },
  });
  open();
  fill('Name', 'Asha');
  await submit();
  expect(notices()).toEqual(['name: Taken', 'password: Weak']);
  fill('Name', 'Asha R');
  expect(notices()).toEqual(['password: Weak']);
});

it('keeps an error without a field until the form is sent again', async () => {
  send.mockResolvedValueOnce({ texts: ['Closed'] }).mockResolvedValue(undefined);
  open();
  fill('Name', 'Asha');
  await submit();
  fill('Name', 'Asha R');
  expect(notices()).toEqual(['Closed']);
  await submit();
  expect(notices()).toEqual([]);
});

it('is sent once per response, even if submitted repeatedly', async () => {
  let settle = (_: undefined) => {};
  send.mockImplementation(() => new Promise((resolve) => (settle = resolve)));
  open();
  fill('Name', 'Asha');
  await submit();
  await submit();
  expect(send).toHaveBeenCalledOnce();
  expect(field('Name').form?.getAttribute('aria-busy')).toBe('true');
  await act(async () => settle(undefined));
  expect(field('Name').form?.getAttribute('aria-busy')).toBe('false');
  await submit();
  expect(send).toHaveBeenCalledTimes(2);
});

/** Renders the form again, as after a reload. */
const reopen = (draft?: string) => {
  cleanup();
  open(draft);
};

it('keeps input in this tab until it is sent, and never a password', async () => {
  send.mockResolvedValueOnce({ texts: ['Closed'] });
  open('form');
  fill('Name', ' Asha');
  fill('Password', 'secret');
  fill('Again', 'secret');
  reopen('form');
  expect([field('Name').value, field('Password').value]).toEqual(['Asha', '']);
  expect(JSON.stringify(sessionStorage)).not.toContain('secret');
  // The server rejects it, so the draft stays.
  await submit();
  reopen('form');
  expect(field('Name').value).toBe('Asha');
  await submit();
  reopen('form');
  expect(field('Name').value).toBe('');
});

it('keeps input while further steps are needed', async () => {
  send.mockResolvedValue('unfinished');
  open('form');
  fill('Name', 'Asha');
  await submit();
  expect(notices()).toEqual([]);
  reopen('form');
  expect(field('Name').value).toBe('Asha');
});

it.each(['', 'null', '[1]', '{"name":1}', '{', '"Asha"'])(
  'starts empty where the browser stores %j instead of a draft',
  (kept) => {
    sessionStorage.setItem('draft:form', kept);
    open('form');
    expect(field('Name').value).toBe('');
  },
);

it('works in a browser that stores nothing', async () => {
  const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  open('form');
  fill('Name', 'Asha');
  await submit();
  expect(send).toHaveBeenCalledOnce();
  blocked.mockRestore();
});
