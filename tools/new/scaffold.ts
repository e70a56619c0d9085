import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

const templates = join(import.meta.dirname, 'templates');

/** Kinds of files, the form of their names, and an example. */
export const kinds: Record<string, { form: RegExp; example: string }> = {
  component: { form: /^[a-z]+\/[a-z]+(-[a-z]+)*$/, example: 'product/price-tag' },
  page: { form: /^[a-z]+\/[a-z]+(-[a-z]+)*$/, example: 'account/saved-cards' },
  endpoint: { form: /^[a-z]+\/[a-z]+([A-Z][a-z]+)*$/, example: 'catalog/listOffers' },
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the replacements of `__key__` in templates and their paths. */
function valuesOf(path: string): Record<string, string> {
  const [group = '', name = ''] = path.split('/');
  const file = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const words = file.replaceAll('-', ' ');
  const Name = file.split('-').map(capitalised).join('');
  return {
    group,
    Group: capitalised(group),
    file,
    name: Name.charAt(0).toLowerCase() + Name.slice(1),
    Name,
    words,
    Words: capitalised(words),
  };
}

/** Returns files of the same name in the same package, because two would be confusing. */
function duplicates(root: string, path: string): string[] {
  const pkg = path.split('/').slice(0, 3).join('/');
  return basename(path) === 'index.ts'
    ? []
    : globSync(`${pkg}/**/${basename(path)}`, { cwd: root });
}

/** Writes all files, or none if it throws. Returns the files and the next steps. */
export function scaffold(root: string, kind = '', path = ''): { files: string[]; next: string } {
  const { form, example } = kinds[kind] ?? {};
  if (!form) throw new Error(`Unknown kind "${kind}". Use ${Object.keys(kinds).join(', ')}.`);
  if (!form.test(path)) throw new Error(`Invalid name "${path}". Use a name such as ${example}.`);
  const values = valuesOf(path);
  const fill = (text: string) => text.replace(/__([A-Za-z]+?)__/g, (_, key) => values[key] ?? '');
  const files = globSync('**/*.tmpl', { cwd: join(templates, kind) }).map((template) => ({
    file: fill(template)
      .split(sep)
      .join('/')
      .replace(/\.tmpl$/, ''),
    text: fill(readFileSync(join(templates, kind, template), 'utf8')),
  }));
  const [existing] = files.flatMap(({ file }) => duplicates(root, file));
  if (existing) throw new Error(`Failed: ${existing} already exists. No files were written.`);
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const next = fill(readFileSync(join(templates, `${kind}.txt`), 'utf8'));
  return { files: files.map(({ file }) => file).sort(), next };
}
