import { apiCompare } from 'api-smart-diff';
import { parse } from 'yaml';
import { type Operation, operationsIn } from './operations.ts';

/** What in the new document breaks clients or servers that keep the old one, in words. */
export function breakingChanges(before: string, after: string): string[] {
  const { diffs } = apiCompare(parse(before), parse(after));
  const described = diffs
    .filter(({ type }) => type === 'breaking')
    .map(({ path, description }) => `${placeOf(path)}: ${description ?? path.at(-1)}`);
  return [...new Set([...described, ...newlySecured(before, after)])];
}

/** `GET /path`, or `schemas Product price` for what several calls share. */
function placeOf([part, ...rest]: (string | number)[]): string {
  const [path, method] = rest;
  if (part === 'paths') return [String(method ?? '').toUpperCase(), path].join(' ').trim();
  return rest.filter((name) => name !== 'properties').join(' ');
}

/** The comparison takes a session that is suddenly needed for harmless. */
function newlySecured(before: string, after: string): string[] {
  const old = new Map(operationsIn(before).map((one): [string, Operation] => [one.id, one]));
  return operationsIn(after)
    .filter(({ id, isSecured }) => isSecured && old.get(id)?.isSecured === false)
    .map(({ method, path }) => `${method} ${path}: a session is needed now`);
}

/** Breaking changes are for a new major version of the document. */
export function isNewMajor(before: string, after: string): boolean {
  const major = (text: string) => String(parse(text).info.version).split('.')[0];
  return major(before) !== major(after);
}
