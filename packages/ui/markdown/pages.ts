import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import spoken from '../docs/guide/spoken.json' with { type: 'json' };
import { kebabCase } from '../docs/kebabCase.ts';
import { entryFiles, packageFolder } from '../entries.ts';
import { entryOf, exportsOf, importsOf } from './exports.ts';
import { type GuideText, readGuides } from './guides.ts';
import { type ComponentProps, type Prop, readProps } from './props.ts';

/** A page of Storybook as Markdown, for programs and offline use. */
export interface Page {
  /** Title in Storybook: 'Actions/Button'. */
  title: string;
  /** Path in the package: 'guides/button.md'. */
  path: string;
  /** In one or two sentences. */
  purpose: string;
  markdown: string;
}

/** Path of a component's page in the package. */
export const pathOf = (name: string): string => `guides/${kebabCase(name)}.md`;

const linkTo = (name: string) => `[${name}](${kebabCase(name)}.md)`;

const code = (source: string) => `\`\`\`tsx\n${source}\n\`\`\``;

const list = (items: string[]) => items.map((item) => `- ${item}`).join('\n');

const numbered = (items: string[]) =>
  items.map((item, index) => `${index + 1}. ${item}`).join('\n');

/** In a table cell, `|` would end the cell. */
const cell = (text: string) => text.replaceAll('|', '\\|');

const table = (head: string[], rows: string[][]) =>
  [head, head.map(() => '---'), ...rows]
    .map((cells) => `| ${cells.map(cell).join(' | ')} |`)
    .join('\n');

/** Names of the components in a piece of JSX. */
const componentsIn = (jsx: string) =>
  [...jsx.matchAll(/<([A-Z]\w+)/g)].map(([, name = '']) => name);

/** An example with the imports of its components. `Live` is explained in llms.txt. */
const example = (jsx: string) =>
  code([importsOf(componentsIn(jsx)), jsx].filter(Boolean).join('\n\n'));

function exportsOfFolder(folder: string): string[] | undefined {
  const file = join(packageFolder, 'src', folder, 'index.ts');
  return [...entryFiles.values()].includes(file) ? exportsOf(file) : undefined;
}

/** Names that the entries of a component's page export, its own first. */
function namesOf({ name, folder, also = [] }: GuideText): string[] {
  // An entry can have several folders.
  const own = exportsOfFolder(folder) ?? exportsOfFolder(folder.split('/')[0] ?? '') ?? [];
  const others = also.flatMap((other) => exportsOfFolder(other) ?? []);
  return [...new Set([name, ...own, ...others])].filter(entryOf);
}

const propRow = ({ name, type, isRequired, default: value, description }: Prop) => [
  isRequired ? `\`${name}\` (required)` : `\`${name}\``,
  `\`${type}\``,
  value ? `\`${value}\`` : '',
  description,
];

function propsSection(name: string, { own, inherited }: ComponentProps): string {
  const parts = [`### ${name}`];
  if (own.length > 0)
    parts.push(table(['Prop', 'Type', 'Default', 'Description'], own.map(propRow)));
  if (inherited.length > 0)
    parts.push(`From React Aria: ${inherited.map((prop) => `\`${prop}\``).join(', ')}.`);
  if (parts.length === 1) parts.push('No props.');
  return parts.join('\n\n');
}

/** Source of every interface and object type of the components, by name. */
const types = new Map(
  globSync('src/**/*.{ts,tsx}', { cwd: packageFolder }).flatMap((file) =>
    [
      ...readFileSync(join(packageFolder, file), 'utf8').matchAll(
        /^export (?:interface (\w+)[^\n]* \{\n[\s\S]*?^\}|type (\w+) =[^;]*?;$)/gm,
      ),
    ].map(([source, asInterface, asType]) => [asInterface ?? asType ?? '', source] as const),
  ),
);

/** The types that props name, such as `MenuEntry[]`. */
function typesSection(components: ComponentProps[]): string[] {
  const texts = components.flatMap(({ own }) => own.map(({ type }) => type));
  const names = new Set(texts.flatMap((text) => text.match(/\b[A-Z]\w+/g) ?? []));
  const sources = [...names].flatMap((name) => types.get(name) ?? []);
  return sources.length > 0 ? ['### Types', code(sources.join('\n\n'))] : [];
}

function titleOf({ file }: GuideText): string {
  const stories = readFileSync(join(packageFolder, file.replace('.guide.', '.stories.')), 'utf8');
  const title = /^const meta = \{\n {2}title: '([^']+)'/m.exec(stories)?.[1];
  if (!title) throw new Error(`The stories of ${file} have no title.`);
  return title;
}

function pageOf(guide: GuideText, props: Map<string, ComponentProps>): Page {
  const { name, purpose, when, whenNot, pairs, anatomy, keyboard } = guide;
  const title = titleOf(guide);
  const names = namesOf(guide);
  const phrases = (spoken as Record<string, string[]>)[`${title}: ${guide.spoken}`] ?? [];
  const sections = [
    `# ${name}`,
    purpose,
    code(importsOf(names)),
    `In Figma: ${title}, with a property for each prop.`,
    '## When to use it',
    list(when),
    '## When not',
    list(whenNot.map((not) => `${not.if}: use ${linkTo(not.take)}.`)),
    '## Do and don’t',
    ...pairs.flatMap((pair) => ['Do:', example(pair.do), 'Don’t:', example(pair.dont), pair.why]),
    '## Props',
    ...names.flatMap((component) => {
      const known = props.get(component);
      return known ? [propsSection(component, known)] : [];
    }),
    ...typesSection(names.flatMap((component) => props.get(component) ?? [])),
    '## Anatomy',
    numbered(anatomy.map(({ part, is }) => `**${part}**: ${is}`)),
    '## Keyboard',
    keyboard.length > 0
      ? table(
          ['Key', 'Action'],
          keyboard.map(({ keys, does }) => [keys, does]),
        )
      : 'It has no controls, so Tab skips it.',
    '## Screen reader output',
    phrases.length > 0
      ? `The whole story “${guide.spoken}”:\n\n${numbered(phrases)}`
      : 'None: the page around it describes it.',
  ];
  return {
    title,
    path: pathOf(name),
    purpose,
    markdown: `${sections.join('\n\n')}\n`,
  };
}

/** Drawings and tables that only Storybook can show. Their values are in the tokens. */
const drawing = /^<\w+[^>]*\/>$/gm;

const composition = (name: string) =>
  code(readFileSync(join(packageFolder, `docs/compositions/${name}.tsx`), 'utf8').trim());

const values = '\nAll values are in [tokens.json](../tokens/tokens.json).\n';

/** Returns the text of an MDX page, or undefined for the page of a component. */
function textPage(file: string): Page | undefined {
  const mdx = readFileSync(join(packageFolder, file), 'utf8');
  const [, title, text = ''] = /<Meta title="([^"]+)" \/>\n([\s\S]*)/.exec(mdx) ?? [];
  if (!title) return undefined;
  const markdown = text
    .replaceAll(/^<Composition .* file="(\w+)" \/>$/gm, (_, name) => composition(name))
    .replaceAll(drawing, '')
    .replaceAll('(llms.txt)', '(../llms.txt)')
    .replaceAll('?path=/docs/changelog--docs', '../CHANGELOG.md')
    .replaceAll(/\?path=\/docs\/(?!contracts)(?:foundations-|guidelines-)?([\w-]+)--docs/g, '$1.md')
    .replaceAll(/\[([^\]]+)\]\(\?path=[^)]*\)/g, '$1')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  const [, purpose = ''] = /^# .*\n\n([^\n]+(?:\n[^\n]+)*)/.exec(markdown) ?? [];
  return {
    title,
    path: pathOf(basename(file, '.mdx')),
    purpose: purpose.replaceAll(/\s+/g, ' ').split(/(?<=[.:]) /)[0] ?? '',
    markdown: `${markdown}\n${title.startsWith('Foundations/') ? values : ''}`,
  };
}

/** Returns every page: first those that belong to no component. */
export function allPages(): Page[] {
  const props = readProps();
  // The package contains CHANGELOG.md itself.
  const files = globSync('docs/*.mdx', { cwd: packageFolder, exclude: ['docs/Changelog.mdx'] });
  const texts = files.flatMap((file) => textPage(file) ?? []);
  const components = readGuides().map((guide) => pageOf(guide, props));
  return [texts, components].flatMap((pages) =>
    pages.sort((a, b) => a.title.localeCompare(b.title)),
  );
}

/** Returns the list of the pages in the format of llmstxt.org. */
export function llmsText(pages: Page[]): string {
  const groupOf = ({ title }: Page) => title.split('/')[0] ?? '';
  const groups = [...new Set(pages.map(groupOf))];
  const sections = groups.map((group) => {
    const own = pages.filter((page) => groupOf(page) === group);
    const lines = own.map(({ title, path, purpose }) => {
      const name = title.split('/').at(-1);
      return `- [${name}](${path}): ${purpose}`;
    });
    return `## ${group}\n\n${lines.join('\n')}`;
  });
  return [
    '# Design system',
    '> Accessible React components for a shop, on React Aria, with CSS in cascade layers. Import each component from its own entry, such as `@parinda/ui/button`, and once `@parinda/ui/styles.css`, `@parinda/ui/reset.css` (unless the app has a reset) and `@parinda/ui/fonts.css`. [Compositions](guides/compositions.md) has whole screens to copy. `Live` in an example holds the value of a control, like `useState`.',
    '- [README](README.md): installation, styles, theme, texts and languages\n- [Changes](CHANGELOG.md): changes of each version\n- [Tokens](tokens/tokens.json): colours, sizes, fonts and motion as JSON',
    ...sections,
  ]
    .join('\n\n')
    .concat('\n');
}
