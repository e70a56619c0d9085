import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';

const templates = join(import.meta.dirname, 'templates');

/** What can be written, how it is named, and an example. */
export const kinds: Record<string, { form: RegExp; example: string }> = {
  component: { form: /^[a-z]+\/[a-z]+(-[a-z]+)*$/, example: 'product/price-tag' },
  page: { form: /^[a-z]+\/[a-z]+(-[a-z]+)*$/, example: 'account/saved-cards' },
  endpoint: { form: /^[a-z]+\/[a-z]+([A-Z][a-z]+)*$/, example: 'catalog/listOffers' },
};

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What stands for `__key__` in templates and their paths. */
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

/** Files of the same name in the same house, wherever they are: it is confusing to have two. */
function namesakes(root: string, path: string): string[] {
  const house = path.split('/').slice(0, 3).join('/');
  return basename(path) === 'index.ts'
    ? []
    : globSync(`${house}/**/${basename(path)}`, { cwd: root });
}

/** Writes all files or, when it throws, none; returns them and what is left to do by hand. */
export function scaffold(root: string, kind = '', path = ''): { files: string[]; next: string } {
  const { form, example } = kinds[kind] ?? {};
  if (!form) throw new Error(`"${kind}" is none of ${Object.keys(kinds).join(', ')}.`);
  if (!form.test(path)) throw new Error(`"${path}" is no name of a ${kind}, such as ${example}.`);
  const values = valuesOf(path);
  const filled = (text: string) => text.replace(/__([A-Za-z]+?)__/g, (_, key) => values[key] ?? '');
  const files = globSync('**/*.tmpl', { cwd: join(templates, kind) }).map((template) => ({
    file: filled(template)
      .split(sep)
      .join('/')
      .replace(/\.tmpl$/, ''),
    text: filled(readFileSync(join(templates, kind, template), 'utf8')),
  }));
  const [taken] = files.flatMap(({ file }) => namesakes(root, file));
  if (taken) throw new Error(`${taken} exists already: nothing was written.`);
  for (const { file, text } of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const next = filled(readFileSync(join(templates, `${kind}.txt`), 'utf8'));
  return { files: files.map(({ file }) => file).sort(), next };
}
