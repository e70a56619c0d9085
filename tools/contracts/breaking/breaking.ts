import { readFileSync } from 'node:fs';
import { apiCompare } from 'api-smart-diff';
import { parse } from 'yaml';
import { command } from '../../run/command.ts';
import { inProject } from '../../run/project.ts';

type Diff = ReturnType<typeof apiCompare>['diffs'][number];

/** What in the new document breaks clients or servers that keep the old one, in words. */
export function breakingChanges(before: string, after: string): string[] {
  const [old, now] = [resolved(parse(before)), resolved(parse(after))];
  const found = apiCompare(old, now)
    .diffs.filter(isBreaking)
    .map(({ path: [, path, method, ...what], description }) => {
      const place = [path, method].filter(Boolean).join(' ');
      return `${place}: ${description ?? what.join(' ')}`;
    });
  return [...new Set([...found, ...neededSessions(old, now)])];
}

/** With what each reference names in its place, and what stands beside it: the comparison takes that for another thing. */
function resolved<Whole extends object>(whole: Whole): Whole {
  const at = (pointer: string) =>
    pointer
      .slice(2)
      .split('/')
      .reduce((node, key) => Reflect.get(node, key.replaceAll('~1', '/')), whole as object);
  const replace = (node: unknown, within: string[]): unknown => {
    if (typeof node !== 'object' || node === null) return node;
    if (Array.isArray(node)) return node.map((one) => replace(one, within));
    const { $ref, ...beside } = node as { $ref?: string };
    // One that leads back to itself stays as it is.
    if ($ref === undefined || within.includes($ref)) {
      return Object.fromEntries(
        Object.entries(node).map(([key, one]) => [key, replace(one, within)]),
      );
    }
    return { ...(replace(at($ref), [...within, $ref]) as object), ...beside };
  };
  return replace(whole, []) as Whole;
}

/** A number may be a whole one. */
const typesOf = (type: string | string[]) =>
  [type].flat().flatMap((one) => (one === 'number' ? ['number', 'integer'] : [one]));
const isType = (value: unknown): value is string | string[] =>
  [value].flat().every((one) => typeof one === 'string');

/**
 * What the comparison says, put right where it does not tell a request from an answer, or does not
 * look. Components are shown where they are used: there they are compared as what they are there.
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

/** Calls for which whoever was let in by the old document lacks something, in words. */
function neededSessions(before: Document, after: Document): string[] {
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
      const isLetIn = (old: string[]) => now.some((way) => way.every((one) => old.includes(one)));
      return !ways(before, call).every(isLetIn);
    })
    .map(({ path, method }) => `${path} ${method}: security`);
}

/** Breaking changes are for a new major version of the document. */
export function isNewMajor(before: string, after: string): boolean {
  const major = (text: string) => String(parse(text).info.version).split('.')[0];
  return major(before) !== major(after);
}

const file = 'contracts/openapi.yaml';
const git = (...args: string[]) => command('git', args);

/** Shows what breaks those who rely on the version of that tag (or commit), or of the last one. */
export async function compareWithTag(named?: string): Promise<number> {
  const { code } = await git('rev-parse', '--verify', '--quiet', `${named ?? 'HEAD'}^{commit}`);
  if (code !== 0) {
    console.error(`There is no git tag ${named}.`);
    return 1;
  }
  const last = await git('describe', '--tags', '--abbrev=0');
  const tag = named ?? (last.code === 0 ? last.output.trim() : 'the last git tag');
  const tagged = await git('show', `${tag}:${file}`);
  if (tagged.code !== 0) {
    console.log(`There is no ${file} at ${tag} to compare with.`);
    return 0;
  }
  const now = readFileSync(inProject(file), 'utf8');
  const changes = breakingChanges(tagged.output, now);
  for (const change of changes) console.log(`- ${change}`);
  console.log(`${changes.length} breaking changes since ${tag}`);
  if (changes.length === 0 || isNewMajor(tagged.output, now)) return 0;
  console.log('They need a new major version of the document (info.version).');
  return 1;
}
