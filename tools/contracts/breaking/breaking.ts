import { existsSync, readFileSync } from 'node:fs';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { apiCompare } from 'api-smart-diff';
import { parse } from 'yaml';

type Diff = ReturnType<typeof apiCompare>['diffs'][number];

/** Returns a message for each change that breaks clients or servers of the old document. */
export function breakingChanges(before: string, after: string): string[] {
  const [old, now] = [resolved(parse(before)), resolved(parse(after))];
  const { diffs } = apiCompare(old, now);
  const found = diffs.filter(isBreaking).map(describe);
  return [...new Set([...found, ...replacedErrors(diffs), ...stricterSecurity(old, now)])];
}

function describe({ path, description, before }: Diff): string {
  const [place, ...names] = path;
  if (place !== 'paths') return path.join(' ');
  const [url, method, ...what] = names;
  // The comparison calls each removed parameter required.
  const isOptional = what[0] === 'parameters' && before?.required !== true;
  const text = isOptional ? description?.replace(' required ', ' optional ') : description;
  return `${[url, method].filter(Boolean).join(' ')}: ${text ?? what.join(' ')}`;
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
  const last = path.at(-1);
  if (place === 'components') {
    const isScheme = path[1] === 'securitySchemes' && path.length > 3;
    return isScheme && !/^(description|bearerFormat)$/.test(`${last}`);
  }
  if (place === 'servers' || part === 'servers') {
    // A new server is an alternative, except where an operation had none of its own.
    return last === 'url' || action === 'remove' || last === 'servers';
  }
  if (place !== 'paths' || part === 'security') return false;
  const isAnswer = path.includes('responses');
  if (last === 'const') return action === 'replace' || isAnswer === (action === 'remove');
  // Backends of the old document reject the new value.
  if (path.at(-2) === 'enum' && !isAnswer) return true;
  if (last === 'additionalProperties' && after === false) return true;
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

/** Returns a message for each operation whose error has another status. */
function replacedErrors(diffs: Diff[]): string[] {
  const errors = diffs.filter(
    ({ path }) => path[0] === 'paths' && path.at(-2) === 'responses' && Number(path.at(-1)) >= 400,
  );
  const groups = Map.groupBy(errors, ({ path: [, url, method] }) => `${url} ${method}`);
  return [...groups].flatMap(([place, group]) => {
    const statuses = (wanted: string) =>
      group.filter(({ action }) => action === wanted).map(({ path }) => path.at(-1));
    const [removed, added] = [statuses('remove'), statuses('add')];
    const isReplaced = removed.length > 0 && added.length > 0;
    return isReplaced ? [`${place}: status ${removed.join()} became ${added.join()}`] : [];
  });
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

/** Returns a document of the past with the name of its place, or undefined without one. */
async function readBefore(against?: string): Promise<{ name: string; text: string } | undefined> {
  if (against && existsSync(against)) return { name: against, text: readFileSync(against, 'utf8') };
  const last = await git('describe', '--tags', '--abbrev=0');
  const name = against ?? (last.code === 0 ? last.output.trim() : 'the last git tag');
  const { code, output } = await git('show', `${name}:${file}`);
  return code === 0 ? { name, text: output } : undefined;
}

/** Prints the breaking changes since a git reference or a file (default: the last tag). */
export async function compareWith({ against }: { against?: string }): Promise<number> {
  const before = await readBefore(against);
  if (!before && against) {
    console.error(`Unknown file, or git reference without ${file}: ${against}.`);
    return 2;
  }
  if (!before) {
    console.error(`Nothing to compare: no git tag has ${file}. Name a version with --against.`);
    return 2;
  }
  const now = readFileSync(inProject(file), 'utf8');
  const changes = breakingChanges(before.text, now);
  for (const change of changes) console.log(`- ${change}`);
  console.log(`${changes.length} breaking changes since ${before.name}`);
  if (changes.length === 0 || isNewMajor(before.text, now)) return 0;
  console.log('Increase the major version of the document (info.version).');
  return 1;
}
