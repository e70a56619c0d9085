import { readFileSync } from 'node:fs';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { apiCompare } from 'api-smart-diff';
import { parse } from 'yaml';

type Diff = ReturnType<typeof apiCompare>['diffs'][number];

/** Returns a message for each change that breaks clients or servers of the old document. */
export function breakingChanges(before: string, after: string): string[] {
  const [old, now] = [resolved(parse(before)), resolved(parse(after))];
  const found = apiCompare(old, now)
    .diffs.filter(isBreaking)
    .map(({ path: [, path, method, ...what], description }) => {
      const place = [path, method].filter(Boolean).join(' ');
      return `${place}: ${description ?? what.join(' ')}`;
    });
  return [...new Set([...found, ...stricterSecurity(old, now)])];
}

/** Replaces each `$ref` by its target, because the comparison treats the two as different. */
function resolved<Whole extends object>(whole: Whole): Whole {
  const at = (pointer: string) =>
    pointer
      .slice(2)
      .split('/')
      .reduce((node, key) => Reflect.get(node, key.replaceAll('~1', '/')), whole as object);
  const replace = (node: unknown, within: string[]): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((one) => replace(one, within));
    const { $ref, ...siblings } = node as { $ref?: string };
    // Keeps circular references.
    if ($ref === undefined || within.includes($ref)) {
      return Object.fromEntries(
        Object.entries(node).map(([key, one]) => [key, replace(one, within)]),
      );
    }
    return { ...(replace(at($ref), [...within, $ref]) as object), ...siblings };
  };
  return replace(whole, []) as Whole;
}

/** JSON Schema: `number` includes `integer`. */
const typesOf = (type: string | string[]) =>
  [type].flat().flatMap((one) => (one === 'number' ? ['number', 'integer'] : [one]));
const isType = (value: unknown): value is string | string[] =>
  [value].flat().every((one) => typeof one === 'string');

/**
 * Corrects the comparison where it does not distinguish requests from responses. Ignores changes of
 * components, because they are compared where they are used.
 */
function isBreaking({ path, type, action, before, after }: Diff): boolean {
  const [place, , , part] = path;
  if (place !== 'paths' || part === 'security') return false;
  const last = path.at(-1);
  const isAnswer = path.includes('responses');
  if (last === 'requestBody' && action === 'add') return after.required === true;
  if (last === 'type' && action === 'replace' && isType(before) && isType(after)) {
    const [old, now] = [typesOf(before), typesOf(after)];
    const [some, all] = isAnswer ? [now, old] : [old, now];
    return !some.every((one) => all.includes(one));
  }
  if (path.at(-2) === 'type' && typeof (after ?? before) === 'string') {
    return isAnswer === (action === 'add');
  }
  if (path.at(-2) === 'responses' && action === 'remove') return Number(last) < 400;
  if (path.at(-2) === 'properties' && action === 'remove' && !isAnswer) return true;
  return type === 'breaking';
}

interface Document {
  security?: object[];
  paths?: Record<string, Record<string, { security?: object[] }>>;
}

/** Returns a message for each operation that rejects a session which the old document accepted. */
function stricterSecurity(before: Document, after: Document): string[] {
  const calls = Object.entries(after.paths ?? {}).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  );
  const ways = (document: Document, { path, method }: (typeof calls)[number]) => {
    const { security = document.security ?? [] } = document.paths?.[path]?.[method] ?? {};
    return security.length > 0 ? security.map((way) => Object.keys(way)) : [[]];
  };
  return calls
    .filter((call) => before.paths?.[call.path]?.[call.method])
    .filter((call) => {
      const now = ways(after, call);
      const isAccepted = (old: string[]) =>
        now.some((way) => way.every((one) => old.includes(one)));
      return !ways(before, call).every(isAccepted);
    })
    .map(({ path, method }) => `${path} ${method}: security`);
}

/** Only a new major version may contain breaking changes. */
export function isNewMajor(before: string, after: string): boolean {
  const major = (text: string) => String(parse(text).info.version).split('.')[0];
  return major(before) !== major(after);
}

const file = 'contracts/openapi.yaml';
const git = (...args: string[]) => command('git', args);

/** Prints the breaking changes since a tag or commit (default: the last tag). */
export async function compareWithTag(named?: string): Promise<number> {
  const { code } = await git('rev-parse', '--verify', '--quiet', `${named ?? 'HEAD'}^{commit}`);
  if (code !== 0) {
    console.error(`Unknown git tag: ${named}.`);
    return 1;
  }
  const last = await git('describe', '--tags', '--abbrev=0');
  const tag = named ?? (last.code === 0 ? last.output.trim() : 'the last git tag');
  const tagged = await git('show', `${tag}:${file}`);
  if (tagged.code !== 0) {
    console.log(`Nothing to compare: ${tag} has no ${file}.`);
    return 0;
  }
  const now = readFileSync(inProject(file), 'utf8');
  const changes = breakingChanges(tagged.output, now);
  for (const change of changes) console.log(`- ${change}`);
  console.log(`${changes.length} breaking changes since ${tag}`);
  if (changes.length === 0 || isNewMajor(tagged.output, now)) return 0;
  console.log('Increase the major version of the document (info.version).');
  return 1;
}
