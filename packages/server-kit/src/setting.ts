import { isIP } from 'node:net';
import { StartError } from './start-error.ts';

// How one setting is read. An empty one counts as not set; any but an allowed one is refused.

type Text = string | undefined;
export type Environment = Record<string, Text>;

export function wholeNumber(
  env: Environment,
  name: string,
  byDefault: number,
  min: number,
  max: number,
): number {
  const text = env[name];
  if (!text) return byDefault;
  const value = Number(text);
  if (/^\d+$/.test(text) && value >= min && value <= max) return value;
  throw refusal(name, `a whole number from ${min} to ${max}`, text);
}

/** 0: any free port. */
export const optionalPort = (env: Environment, name: string): number | undefined =>
  env[name] ? wholeNumber(env, name, 0, 0, 65535) : undefined;

export function oneOf(env: Environment, name: string, allowed: string[]): Text {
  const text = env[name];
  if (!text || allowed.includes(text)) return text || undefined;
  throw refusal(name, `one of ${allowed.join(', ')}`, text);
}

export function isOn(env: Environment, name: string, byDefault: boolean): boolean {
  const text = oneOf(env, name, ['0', '1']);
  return text === undefined ? byDefault : text === '1';
}

export function webAddress(env: Environment, name: string): Text {
  const text = env[name];
  if (!text) return undefined;
  const isPlain = /^https?:\/\/[^\s?#@]+$/.test(text);
  if (isPlain && URL.canParse(text)) return text.replace(/\/+$/, '');
  throw refusal(name, 'a web address such as https://shop.example', text);
}

/** Its text is never told, for it may hold a password. */
export function server(env: Environment, name: string, protocol: RegExp, example: string): Text {
  const text = env[name];
  if (!text || isServer(text, protocol)) return text || undefined;
  throw refusal(name, `an address such as ${example}`);
}

function isServer(text: string, protocol: RegExp): boolean {
  if (/\s/.test(text) || !URL.canParse(text)) return false;
  const { protocol: own, hostname, searchParams, username, password, pathname } = new URL(text);
  try {
    decodeURIComponent(username + password + pathname); // as who connects will do
  } catch {
    return false;
  }
  return protocol.test(own) && (hostname !== '' || searchParams.has('host'));
}

export function origins(env: Environment, name: string): string[] {
  const all = list(env[name]);
  const isOrigin = (one: string) => /^https?:/.test(one) && new URL(one).origin === one;
  if (all.every((one) => URL.canParse(one) && isOrigin(one))) return all;
  const example = 'https://shop.example,https://admin.example';
  throw refusal(name, `a list of origins such as ${example}, with no slash at the end`, env[name]);
}

const proxyNames = ['loopback', 'linklocal', 'uniquelocal'];
const mostProxies = 10;

/** How many proxies, or which. All of them would let a client name any address it likes. */
export function proxies(env: Environment, name: string): false | number | string[] {
  const text = env[name];
  if (!text || text === '0') return false;
  const all = list(text);
  if (/^\d+$/.test(text) && Number(text) <= mostProxies) return Number(text);
  if (all.every((one) => proxyNames.includes(one) || isNetwork(one))) return all;
  throw refusal(name, `a number of proxies from 0 to ${mostProxies} or their IP addresses`, text);
}

function isNetwork(text: string): boolean {
  const [ip = '', bits, ...more] = text.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(ip)] ?? 0;
  if (bits === undefined || most === 0) return most > 0;
  return more.length === 0 && /^[1-9]\d*$/.test(bits) && Number(bits) <= most;
}

export function sender(env: Environment, name: string): Text {
  const text = env[name];
  if (!text || /^[^\r\n]+@[^\r\n]+$/.test(text)) return text || undefined;
  throw refusal(name, 'a sender such as Shop <shop@shop.example>', text);
}

function list(text = ''): string[] {
  const parts = text.split(',').map((part) => part.trim());
  return parts.filter(Boolean);
}

/** One line, whatever the text: without line breaks, and without what may be a login. */
function refusal(name: string, allowed: string, text?: string): StartError {
  const shown = text
    ?.replace(/.*@/s, '…@')
    .replace(/\s|\p{Cc}/gu, ' ')
    .slice(0, 80);
  return new StartError(`${name}${shown === undefined ? '' : `=${shown}`} is not ${allowed}.`);
}
