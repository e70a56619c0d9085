import { mockToken } from '@parinda/api-client/mocks';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectIsSignedIn } from '../../model/session/sessionSlice.ts';
import { fieldsUnlikeContract } from '../../testing/contractFields.ts';
import { answerCalls, renderShop } from '../../testing/renderShop.tsx';
// Preloaded, so that the page does not wait for it.
import './EmailVerification.tsx';
import { patience } from '../../testing/testPages.ts';
import { SignupPage } from './SignupPage.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const paths: string[] = [];
/** The last request body by path. */
const bodies = new Map<string, Record<string, unknown>>();

function Path() {
  return <p>{`At ${useLocation().pathname}`}</p>;
}

type Answer = ReturnType<Parameters<typeof answerCalls>[0]>;

/**
 * @param operations the optional operations of the backend
 * @param answers to calls, by path
 */
async function openCard(operations?: string[], answers: Record<string, Answer> = {}) {
  paths.length = 0;
  answerCalls((path, body) => {
    if (path.endsWith('capabilities/')) {
      return { status: operations ? 200 : 404, body: { operations } };
    }
    paths.push(path);
    bodies.set(path, JSON.parse(body || '{}'));
    const answer = answers[path];
    if (answer) return answer;
    if (path.endsWith('login/')) {
      return { status: 200, body: { token: { access: mockToken }, msg: 'Login successful' } };
    }
    return { status: path.endsWith('register/') ? 201 : 200, body: { message: 'Done' } };
  });
  const shop = renderShop(
    <Routes>
      <Route path="/signup" element={<SignupPage />} />
      <Route path="*" element={<Path />} />
    </Routes>,
    '/signup',
  );
  await pass(2000);
  return shop;
}

const face = (name: string) => within(screen.getByRole('region', { name, hidden: true }));
const field = (where: string, label: string) =>
  face(where).getByLabelText<HTMLInputElement>(label, { exact: true });
const fill = (where: string, texts: Record<string, string>) => {
  for (const [label, value] of Object.entries(texts)) {
    fireEvent.input(field(where, label), { target: { value } });
  }
};
const press = (where: string, name: string) =>
  fireEvent.click(face(where).getByRole('button', { name, hidden: true }));

// Spec: 2 §2 Signup
it('shows a loader for 2 s on first load', async () => {
  renderShop(<SignupPage />, '/signup');
  await pass(1999);
  expect(screen.getByText('Loading')).toBeTruthy();
  await pass(1);
  expect(screen.queryByText('Loading')).toBeNull();
  expect(screen.getByRole('heading', { level: 1, name: 'Login' })).toBeTruthy();
});

it.each([
  ['Login', 'login', 'LoginForm.tsx', []],
  ['Register', 'register', 'RegisterFields.tsx', ['proof_secret']],
])('%s has the fields of the contract', async (name, operationId, file, sentByCode) => {
  await openCard();
  const form = face(name).getByRole('button', { name, hidden: true }).closest('form');
  const problems = fieldsUnlikeContract(form as HTMLFormElement, {
    operationId,
    file: `apps/storefront/src/features/signup/${file}`,
    sentByCode,
  });
  expect(problems).toEqual([]);
});

// Spec: 2 §2 Signup
it('flips between login and register, and clears the hidden face', async () => {
  await openCard();
  fill('Login', { Email: 'a@b.in', Password: 'eight letters' });
  press('Login', 'Create an account');
  await pass(2000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Register');
  expect([field('Login', 'Email').value, field('Login', 'Password').value]).toEqual(['', '']);
  fill('Register', { 'Full Name': 'Asha' });
  press('Register', 'Login');
  await pass(2000);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Login');
  expect(field('Register', 'Full Name').value).toBe('');
});

// Spec: 2 §2 Signup; 2 §4; decisions Whole site
it('sends a login after 2 s, keeps the token and opens the home page', async () => {
  const { store } = await openCard();
  fill('Login', { Email: 'a@b.in', Password: 'eight letters' });
  press('Login', 'Login');
  await pass(1999);
  expect(paths).toEqual([]);
  await pass(1);
  await pass(100);
  expect(paths).toEqual(['/api/user/login/']);
  expect(selectIsSignedIn(store.getState())).toBe(true);
  expect(screen.getByText('At /')).toBeTruthy();
});

// Spec: decisions Routes
it('links a forgotten password to the contact form with its subject filled in', async () => {
  await openCard();
  expect(screen.getByRole('link', { name: 'Forgot Password' }).getAttribute('href')).toBe(
    '/contact?subject=Forgot%20Password',
  );
});

it('removes an error as soon as its field is corrected, and keeps the others', async () => {
  await openCard();
  press('Login', 'Login');
  await pass(0);
  const problems = () => face('Login').queryAllByText('Please fill in this field').length;
  expect(problems()).toBe(2);
  fill('Login', { Email: ' ' });
  expect(problems()).toBe(2);
  fill('Login', { Email: 'a@b.in' });
  expect(problems()).toBe(1);
  expect(face('Login').getByText('Please enter login credentials')).toBeTruthy();
  fill('Login', { Password: 'eight letters' });
  expect(problems()).toBe(0);
  expect(face('Login').queryByText('Please enter login credentials')).toBeNull();
});

// Spec: 2 §2 Signup; 2 §4; 2 §5; 2 §8
it('creates the account after the mailed digits are verified, and flips to login', async () => {
  await openCard();
  press('Login', 'Create an account');
  await pass(2000);
  fill('Register', {
    'Full Name': 'Asha',
    'Email address': 'a@b.in',
    Password: 'eight letters',
    'Confirm Password': 'eight letters',
  });
  press('Register', 'Register');
  const dialog = await vi.waitFor(
    () => screen.getByRole('dialog', { name: 'Email Verification' }),
    patience,
  );
  expect(paths).toEqual(['/api/user/send-otp/']);
  const verify = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Verify' });
  const type = (value: string) =>
    fireEvent.input(within(dialog).getByLabelText('One-time password'), { target: { value } });
  type('12345');
  expect(verify.disabled).toBe(true);
  // Enter in a field submits the form even if the button is disabled.
  fireEvent.submit(verify.closest('form') as HTMLFormElement);
  expect(within(dialog).getByText('Please enter a valid OTP')).toBeTruthy();
  type('123456');
  expect(verify.disabled).toBe(false);
  fireEvent.click(verify);
  await pass(3000);
  expect(paths.slice(1)).toEqual(['/api/user/verify-otp/', '/api/user/register/']);
  // The secret stops other visitors from registering the address.
  const secret = bodies.get('/api/user/verify-otp/')?.proof_secret;
  expect(secret).toMatch(/^[0-9a-f]{32}$/);
  // The contract requires the contact number, which stayed empty.
  expect(bodies.get('/api/user/register/')).toMatchObject({ proof_secret: secret, contact: '' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Login');
});

const register = async () => {
  press('Login', 'Create an account');
  await pass(2000);
  fill('Register', {
    'Full Name': 'Asha',
    'Email address': 'a@b.in',
    Password: 'password1',
    'Confirm Password': 'password1',
  });
  press('Register', 'Register');
  await pass(100);
};
const checkPath = '/api/user/check-password/';

// Spec: decisions Second round
it('shows a refused password before a code is mailed', async () => {
  const tooCommon = 'This password is too common. Choose another.';
  await openCard(['checkPassword'], {
    [checkPath]: { status: 400, body: { password: [tooCommon] } },
  });
  await register();
  expect(paths).toEqual([checkPath]);
  expect(bodies.get(checkPath)).toEqual({ email: 'a@b.in', password: 'password1' });
  expect(field('Register', 'Password').getAttribute('aria-invalid')).toBe('true');
  expect(face('Register').getByText(`password: ${tooCommon}`)).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('mails the code once the password is accepted', async () => {
  await openCard(['checkPassword'], { [checkPath]: { status: 200, body: {} } });
  await register();
  expect(paths).toEqual([checkPath, '/api/user/send-otp/']);
});

it.each([
  ['lists no optional operation', []],
  ['has no capabilities', undefined],
])('mails the code at once where the backend %s', async (_case, operations) => {
  await openCard(operations);
  await register();
  expect(paths).toEqual(['/api/user/send-otp/']);
});

// Spec: 2 §5
it('removes the mismatch message once the passwords match, even if they are too short', async () => {
  await openCard();
  press('Login', 'Create an account');
  await pass(2000);
  fill('Register', {
    'Full Name': 'Asha',
    'Email address': 'a@b.in',
    Password: 'short',
    'Confirm Password': 'other',
  });
  press('Register', 'Register');
  await pass(0);
  const differ = () => face('Register').queryAllByText("Both passwords don't match").length;
  expect(differ()).toBe(2);
  fill('Register', { 'Confirm Password': 'short' });
  expect(differ()).toBe(0);
  expect(
    face('Register').getByText(/at least 8 characters$/, { selector: '[slot=errorMessage] span' }),
  ).toBeTruthy();
});

// Spec: 2 §8
it.each([{}, { token: {} }, { token: null }, { token: { access: '' } }])(
  'reports an unexpected login error for the answer 200 with %j',
  async (body) => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const { store } = await openCard();
    answerCalls(() => ({ status: 200, body }));
    fill('Login', { Email: 'a@b.in', Password: 'eight letters' });
    press('Login', 'Login');
    await pass(3000);
    expect(face('Login').getByText('Unexpected error during login')).toBeTruthy();
    expect(selectIsSignedIn(store.getState())).toBe(false);
  },
);

async function openVerification() {
  await openCard();
  press('Login', 'Create an account');
  await pass(2000);
  return registerAgain();
}

async function registerAgain() {
  fill('Register', {
    'Full Name': 'Asha',
    'Email address': 'a@b.in',
    'Contact Number': '٩٨٧٦٥ ٤٣٢١٠',
    Password: 'eight letters',
    'Confirm Password': 'eight letters',
  });
  press('Register', 'Register');
  return vi.waitFor(() => screen.getByRole('dialog', { name: 'Email Verification' }), patience);
}

/** Seconds until the next code may be sent. */
const untilNext = (dialog: HTMLElement) => {
  const { textContent } = within(dialog).getByRole('button', { name: /^Send again/ });
  return Number(/in (\d+) s$/.exec(textContent)?.[1]);
};

// Spec: 2 §4
it('reopens the verification with the sent code and the remaining time', async () => {
  const dialog = await openVerification();
  const first = untilNext(dialog);
  await pass(10_000);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change Email' }));
  await pass(5000);
  const again = await registerAgain();
  expect(paths).toEqual(['/api/user/send-otp/']);
  expect(untilNext(again)).toBeLessThanOrEqual(first - 15);
  await pass(untilNext(again) * 1000);
  fireEvent.click(within(again).getByRole('button', { name: 'Send again' }));
  await pass(0);
  expect(paths).toEqual(['/api/user/send-otp/', '/api/user/send-otp/']);
  expect(untilNext(again)).toBe(60);
});

// Spec: decisions Second round
it('sends a contact number and a code of any script as ASCII digits', async () => {
  const dialog = await openVerification();
  const target = { value: '१２٣456' };
  fireEvent.input(within(dialog).getByLabelText('One-time password'), { target });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Verify' }));
  await pass(3000);
  expect(bodies.get('/api/user/verify-otp/')?.otp).toBe('123456');
  expect(bodies.get('/api/user/register/')?.contact).toBe('98765 43210');
});

it('remembers the sent code after the card has flipped twice', async () => {
  const dialog = await openVerification();
  const first = untilNext(dialog);
  fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await pass(1000);
  press('Register', 'Login');
  await pass(2000);
  press('Login', 'Create an account');
  await pass(2000);
  expect(untilNext(await registerAgain())).toBeLessThanOrEqual(first - 5);
  expect(paths).toEqual(['/api/user/send-otp/']);
});

it('sends another code to another address', async () => {
  const dialog = await openVerification();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change Email' }));
  await pass(1000);
  fill('Register', { 'Email address': 'c@d.in' });
  press('Register', 'Register');
  await vi.waitFor(() => screen.getByRole('dialog', { name: 'Email Verification' }), patience);
  expect(paths).toEqual(['/api/user/send-otp/', '/api/user/send-otp/']);
});

it('sends no code to a malformed address, and removes invisible characters', async () => {
  await openCard();
  press('Login', 'Create an account');
  await pass(2000);
  const submitWith = async (email: string) => {
    fill('Register', {
      'Full Name': 'Asha',
      'Email address': email,
      Password: 'eight letters',
      'Confirm Password': 'eight letters',
    });
    press('Register', 'Register');
    await pass(0);
  };
  await submitWith('asha@example..com');
  expect(face('Register').getAllByText('Please enter a valid e-mail address.')).toHaveLength(2);
  expect(paths).toEqual([]);
  await submitWith('\u200basha@exam\u00adple.com');
  expect(bodies.get('/api/user/send-otp/')).toEqual({ email: 'asha@example.com' });
});

const pathNames = () => paths.map((path) => path.split('/').at(-2));
const typePassword = (password: string) =>
  fill('Register', { Password: password, 'Confirm Password': password });
const typeCode = async () => {
  const target = { value: '123456' };
  fireEvent.input(screen.getByLabelText('One-time password'), { target });
  fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
  await pass(3000);
};

it('reopens the verification after a reload, without a second code or a stored password', async () => {
  await openVerification();
  const kept = JSON.stringify({ ...sessionStorage });
  expect(kept).not.toContain('eight letters');
  cleanup();
  await openCard();
  expect(screen.getByRole('dialog', { name: 'Email Verification' })).toBeTruthy();
  expect(face('Register').getByRole('heading', { name: 'Register', hidden: true })).toBeTruthy();
  await typeCode();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(face('Register').getByText(/^Your e-mail address is verified\./)).toBeTruthy();
  expect(field('Register', 'Email address').value).toBe('a@b.in');
  typePassword('eight letters');
  press('Register', 'Register');
  await pass(3000);
  expect(pathNames()).toEqual(['verify-otp', 'register']);
  const secret = bodies.get('/api/user/verify-otp/')?.proof_secret;
  expect(kept).toContain(secret);
  expect(bodies.get('/api/user/register/')?.proof_secret).toBe(secret);
  expect(Object.keys(sessionStorage).filter((key) => key.startsWith('draft:pending'))).toEqual([]);
});

it.each(['Change Email', 'Close'])('keeps the verification closed after %s', async (name) => {
  const dialog = await openVerification();
  fireEvent.click(within(dialog).getByRole('button', { name }));
  await pass(1000);
  cleanup();
  await openCard();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Login');
});

it('sends no second code to an address after another one, until its code has expired', async () => {
  const registerAs = async (email: string) => {
    fill('Register', { 'Email address': email });
    press('Register', 'Register');
    await pass(1000);
    fireEvent.click(screen.getByRole('button', { name: 'Change Email' }));
    await pass(1000);
  };
  const dialog = await openVerification();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Change Email' }));
  await pass(1000);
  await registerAs('c@d.in');
  await registerAs('a@b.in');
  expect(pathNames()).toEqual(['send-otp', 'send-otp']);
  await pass(600_000);
  await registerAs('a@b.in');
  expect(pathNames()).toEqual(['send-otp', 'send-otp', 'send-otp']);
});

// Spec: 2 §2 Signup
it.each(['Change Email', 'Close'])(
  '%s closes the verification and keeps the form',
  async (name) => {
    await openCard();
    press('Login', 'Create an account');
    await pass(2000);
    fill('Register', {
      'Full Name': 'Asha',
      'Email address': 'a@b.in',
      Password: 'eight letters',
      'Confirm Password': 'eight letters',
    });
    press('Register', 'Register');
    const dialog = await vi.waitFor(
      () => screen.getByRole('dialog', { name: 'Email Verification' }),
      patience,
    );
    fireEvent.click(within(dialog).getByRole('button', { name }));
    await pass(1000);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(field('Register', 'Email address').value).toBe('a@b.in');
  },
);
