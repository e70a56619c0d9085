import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { entryFiles, packageFolder } from '../entries.ts';
import { entryOf, exportsOf, importsOf } from './exports.ts';
import { allPages, llmsText } from './pages.ts';

const pages = allPages();
const llms = llmsText(pages);
const pageOf = (title: string) => pages.find((page) => page.title === title)?.markdown ?? '';

it('imports name exports of their entry', () => {
  const lines = pages.flatMap(({ markdown }) => [
    ...markdown.matchAll(/import \{ (.*) \} from '@parinda\/ui\/(.*)';/g),
  ]);
  expect(lines.length).toBeGreaterThan(200);
  const wrong = lines.filter(([, names = '', entry = '']) => {
    const known = exportsOf(entryFiles.get(entry) ?? '');
    return !names.split(', ').every((name) => known.includes(name));
  });
  expect(wrong).toEqual([]);
});

it('links lead to pages and to files of the package', () => {
  const paths = pages.map(({ path }) => path);
  const broken = pages.flatMap(({ path, markdown }) =>
    [...markdown.matchAll(/\]\(([^)]+)\)/g)]
      .map(([, href = '']) => href)
      .filter((href) => !/^https?:/.test(href))
      .filter((href) => {
        const target = join('guides', href);
        return ![...paths, 'tokens/tokens.json', 'CHANGELOG.md', 'llms.txt'].includes(target);
      })
      .map((href) => `${path}: ${href}`),
  );
  expect(broken).toEqual([]);
});

it('llms.txt lists every page once with its purpose', () => {
  const listed = [...llms.matchAll(/\((guides\/[^)]+)\): (.+)/g)];
  expect(listed.map(([, path]) => path).sort()).toEqual(pages.map(({ path }) => path).sort());
  expect(pages.filter(({ purpose }) => purpose === '')).toEqual([]);
});

it('a page has purpose, examples, props, keys and screen reader output', () => {
  const button = pageOf('Actions/Button');
  for (const text of [
    'Starts an action on this page',
    'use [Link](link.md)',
    '<Button variant="danger">Delete address</Button>',
    '| `isFullWidth` | `boolean` |',
    '`onPress`',
    '| Enter, Space | Presses it. |',
    '1. button, Buy Now',
  ]) {
    expect(button).toContain(text);
  }
});

it('an example contains the helpers that it uses, without the guide', () => {
  expect(pageOf('Forms/Select')).toContain('const select = (label: string');
  expect(pages.filter(({ markdown }) => markdown.includes('export const guide'))).toEqual([]);
});

it('a page of the foundations has its text, without components', () => {
  const space = pageOf('Foundations/Space');
  expect(space).toContain('All distances use nine steps.');
  expect(space).not.toMatch(/^import|^</m);
});

it('importsOf leaves out names that the package does not export', () => {
  expect(entryOf('Live')).toBeUndefined();
  expect(importsOf(['Live', 'Button', 'LinkButton', 'Stack'])).toBe(
    "import { Button, LinkButton } from '@parinda/ui/button';\n" +
      "import { Stack } from '@parinda/ui/layout';",
  );
});

it('the package contains the pages', () => {
  const { files } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  expect(files).toEqual(expect.arrayContaining(['guides', 'llms.txt']));
});
