import { isIP } from 'node:net';
import { z } from 'zod';
import { misspeltNames } from './setting-names.ts';
import { StartError } from './start-error.ts';

export type Environment = Record<string, string | undefined>;
type Message = NonNullable<z.core.$ZodErrorMap>;

/**
 * Returns the options of a rule about several settings: without `when`, Zod skips it after other
 * errors.
 */
export const rule = (error: string | Message) => ({ error, when: () => true });

/** Returns a schema of settings by name, which also rejects misspelt names. */
export function settings<Shape extends z.ZodRawShape>(shape: Shape) {
  const errorsOf = (input: unknown) =>
    misspeltNames(Object.keys(input as object), Object.keys(shape));
  return z.looseObject(shape).refine(
    (input) => errorsOf(input).length === 0,
    rule(({ input }) => errorsOf(input).join('\n')),
  );
}

/** Parses settings and ignores empty variables. Throws StartError with one line for each error. */
export function readSettings<Settings>(schema: z.ZodType<Settings>, env: Environment): Settings {
  const set = Object.fromEntries(Object.entries(env).filter(([, text]) => text));
  const { success, data, error } = schema.safeParse(set);
  if (success) return data;
  // Two schemas may find the same error.
  const lines = new Set(error.issues.flatMap(({ message }) => message.split('\n')));
  throw new StartError([...lines].join('\n'));
}

/**
 * Returns the schema of a text; `allowed` completes "PORT=x is not …" and appears in
 * docs/settings.md.
 */
const text = (allowed: string, isAllowed: (text: string) => boolean, error = wrongValue(allowed)) =>
  z.string().refine(isAllowed, { error }).meta({ allowed });

export const anyText = (allowed: string) => z.string().meta({ allowed });

/** Hides logins and line breaks in the value. */
function wrongValue(allowed: string): Message {
  return ({ path, input }) => {
    const shown = String(input)
      .replace(/.*@/s, '…@')
      .replace(/\s|\p{Cc}/gu, ' ');
    return `${nameOf(path)}=${shown.slice(0, 80)} is not ${allowed}.`;
  };
}

const nameOf = (path: PropertyKey[] = []) => String(path.at(-1));

export const wholeNumber = (min: number, max: number) =>
  text(
    `a whole number from ${min} to ${max}`,
    (text) => /^\d+$/.test(text) && Number(text) >= min && Number(text) <= max,
  ).transform(Number);

export const oneOf = <const Values extends string[]>(...values: Values) =>
  z.enum(values, { error: wrongValue(`one of ${values.join(', ')}`) });

export const onOff = () => oneOf('0', '1').transform((text) => text === '1');

export const webAddress = () =>
  text(
    'a web address such as https://shop.example',
    (text) => /^https?:\/\/[^\s?#@]+$/.test(text) && URL.canParse(text),
  ).transform((text) => text.replace(/\/+$/, ''));

/** Its value may contain a password, so errors do not show it. */
export function server(protocol: RegExp, example: string) {
  const allowed = `an address such as ${example}`;
  const error: Message = ({ path }) => `${nameOf(path)} is not ${allowed}.`;
  return text(allowed, (text) => isServer(text, protocol), error);
}

function isServer(text: string, protocol: RegExp): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol: actual, hostname, searchParams, username, password, pathname } = new URL(text);
  try {
    decodeURIComponent(username + password + pathname); // like the client library
  } catch {
    return false;
  }
  return protocol.test(actual) && (hostname !== '' || searchParams.has('host'));
}

export const origins = () =>
  text(
    'a list of origins such as https://shop.example,https://admin.example, with no slash at the end',
    (text) => list(text).every(isOrigin),
  )
    .transform(list)
    .prefault('');

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text;

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const maxProxies = 10;

/** Rejects networks of all addresses: clients could forge theirs. */
export const proxies = () =>
  text(
    `a number of proxies from 0 to ${maxProxies} or their IP addresses`,
    (text) =>
      (/^\d+$/.test(text) && Number(text) <= maxProxies) ||
      list(text).every((part) => proxyNames.includes(part) || isNetwork(part)),
  ).transform((text): false | number | string[] =>
    /^\d+$/.test(text) ? Number(text) || false : list(text),
  );

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const max = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  if (bits === undefined || max === 0) return max > 0;
  return more.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= max;
}

export const sender = () =>
  text('a sender such as Shop <shop@shop.example>', (text) => /^[^\r\n]+@[^\r\n]+$/.test(text));

const list = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
