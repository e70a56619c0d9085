import { afterEach, expect, it, vi } from 'vitest';
import { NotFound } from '../domain/errors.ts';
import { printResult } from './print-result.ts';

afterEach(() => {
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

async function printed(...args: Parameters<typeof printResult>): Promise<unknown[]> {
  const out = vi.spyOn(console, 'log').mockImplementation(() => {});
  const err = vi.spyOn(console, 'error').mockImplementation(() => {});
  await printResult(...args);
  return [...out.mock.calls, ...err.mock.calls].flat();
}

it.each([
  ['\u001b[2J', '\\u001b[2J'],
  ['\u001b]0;title\u0007', '\\u001b]0;title\\u0007'],
  ['\u009b31m', '\\u009b31m'],
  ['paid\rfree', 'paid\\u000dfree'],
  ['\u202egnp', '\\u202egnp'],
  ['a\u2066b\u2028c', 'a\\u2066b\\u2028c'],
  ['\u{e0041}', '\\udb40\\udc41'],
  ['1\tआशा क्\u200dष 🙂\n2', '1\tआशा क्\u200dष 🙂\n2'],
])('prints %j as %j', async (text, expected) => {
  expect(await printed(async () => text)).toEqual([expected]);
  expect(await printed(() => Promise.reject(new NotFound(text)))).toContain(expected);
});

it('keeps JSON valid', async () => {
  const value = { name: 'a\u202e\u009b\u001b\u{e0041}' };
  const [text] = await printed(async () => JSON.stringify(value));
  expect(text).toContain('\\u202e\\u009b\\u001b');
  expect(JSON.parse(String(text))).toEqual(value);
});

it('keeps the characters of an exported table, which an import reads', async () => {
  expect(
    await printed(
      async () => '\ufeffa,b\r\n',
      (text) => text,
    ),
  ).toEqual(['\ufeffa,b\r\n']);
});
