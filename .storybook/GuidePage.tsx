import { LinkProvider } from '@parinda/ui/link';
import { Controls, Heading, Primary, Stories } from '@storybook/addon-docs/blocks';
import { Fragment, type ReactNode, use } from 'react';
import { docsHref } from '../packages/ui/docs/docsHref.ts';
import type { Guide } from '../packages/ui/docs/guide/Guide.ts';
import spoken from '../packages/ui/docs/guide/spoken.json' with { type: 'json' };
import type { Change, Facts } from './facts.ts';

const files = import.meta.glob<Guide>('../packages/ui/src/**/*.guide.tsx', { import: 'guide' });

/** 'Actions/IconButton' -> 'actions/icon-button', its folder in packages/ui/src */
const folderOf = (title: string) => title.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();

interface Known {
  guide: Guide;
  facts: Facts[];
  changes: Change[];
  version: string;
}

async function load(title: string): Promise<Known | undefined> {
  const folder = folderOf(title);
  const guide =
    await files[`../packages/ui/src/${folder}/${title.split('/').at(-1)}.guide.tsx`]?.();
  if (!guide) return undefined;
  const known = await import('virtual:component-facts');
  // The primitives are in folders of an entry.
  const own = known.facts[folder] ?? known.facts[folder.split('/')[0] ?? ''];
  const others = guide.also?.map((other) => known.facts[other]) ?? [];
  return {
    guide,
    facts: [own, ...others].filter((facts) => facts !== undefined),
    changes: known.changes[folder] ?? [],
    version: known.version,
  };
}

const loaded = new Map<string, Promise<Known | undefined>>();

/** What is known of the component with this title, or nothing: pages have no guide. */
export function useGuide(title: string): Known | undefined {
  const known = loaded.get(title) ?? load(title);
  loaded.set(title, known);
  return use(known);
}

/** Names that are those of the entry come first: 'toast' of '@parinda/ui/toast'. */
function importLine({ entry, names }: Facts): string {
  const plain = entry.replaceAll('-', '');
  const isFirst = (name: string) => Number(name.toLowerCase().startsWith(plain));
  const ordered = [...names].sort((a, b) => isFirst(b) - isFirst(a) || a.localeCompare(b));
  const shown = ordered.length > 6 ? [...ordered.slice(0, 5), '…'] : ordered;
  return `import { ${shown.join(', ')} } from '@parinda/ui/${entry}';`;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

export function Imports({ facts }: Pick<Known, 'facts'>) {
  return (
    <dl className="facts">
      {facts.map((entry) => (
        <Fragment key={entry.entry}>
          <dt>Import</dt>
          <dd>
            <code>{importLine(entry)}</code>
          </dd>
          <dt>Weighs</dt>
          <dd>
            {kb(entry.js)} of JavaScript, {entry.css > 0 ? `${kb(entry.css)} of` : 'no'} CSS
            {entry.later > 0 && `, ${kb(entry.later)} more when it is needed`}: alone, compressed,
            over React
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

const hrefs = Object.fromEntries(
  Object.keys(files).map((path) => {
    const [group, , file = ''] = path.split('/').slice(4);
    const name = file.replace('.guide.tsx', '');
    return [name, docsHref(`${group}/${name}`)];
  }),
);

/** The way to the page of another component. */
const ToComponent = ({ name }: { name: string }) => (
  <a href={hrefs[name]} target="_top">
    {name}
  </a>
);

const stay = (href: string) => console.info(`navigate: ${href}`);

function Example({ kind, children }: { kind: 'do' | 'dont'; children: ReactNode }) {
  return (
    <figure className={`example example-${kind}`}>
      <figcaption>{kind === 'do' ? 'Do' : 'Don’t'}</figcaption>
      <div className="sb-unstyled stage" inert={kind === 'dont'}>
        <LinkProvider navigate={stay}>{children}</LinkProvider>
      </div>
    </figure>
  );
}

function Keyboard({ rows }: { rows: Guide['keyboard'] }) {
  if (rows.length === 0) return <p>Nothing in it is operated: Tab passes it by.</p>;
  return (
    <table className="keys">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">What it does</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ keys, does }) => (
          <tr key={keys}>
            <th scope="row">{keys}</th>
            <td>{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface GuideSectionsProps extends Pick<Known, 'guide' | 'changes' | 'version'> {
  title: string;
}

/** A component's page below its head. */
export function GuideSections({ title, guide, changes, version }: GuideSectionsProps) {
  const phrases = (spoken as Record<string, string[]>)[`${title}: ${guide.spoken}`] ?? [];
  return (
    <>
      <Heading>When to use it</Heading>
      <ul className="guide">
        {guide.when.map((when) => (
          <li key={when}>{when}</li>
        ))}
      </ul>
      <Heading>When not</Heading>
      <ul className="guide">
        {guide.whenNot.map((not) => (
          <li key={not.if}>
            {not.if}: take <ToComponent name={not.take} />.
          </li>
        ))}
      </ul>
      <Heading>Do and don’t</Heading>
      {guide.pairs.map((pair) => (
        <div key={pair.why} className="pair">
          <Example kind="do">{pair.do}</Example>
          <Example kind="dont">{pair.dont}</Example>
          <p>{pair.why}</p>
        </div>
      ))}
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      <Heading>Anatomy</Heading>
      <ol className="guide">
        {guide.anatomy.map(({ part, is }) => (
          <li key={part}>
            <strong>{part}</strong>: {is}
          </li>
        ))}
      </ol>
      <Heading>Keyboard</Heading>
      <Keyboard rows={guide.keyboard} />
      <Heading>What a screen reader says</Heading>
      <p>
        {phrases.length > 0
          ? `Of the story ${guide.spoken}, from its first word to its last:`
          : 'Nothing: what it means is said by the page around it.'}
      </p>
      <ol className="guide spoken">
        {phrases.map((phrase, index) => (
          <li key={index}>{phrase}</li>
        ))}
      </ol>
      <Heading>Stories</Heading>
      <Stories title="" includePrimary={false} />
      <Heading>Changes</Heading>
      <p>This is version {version} of the package; its CHANGELOG.md says what each brought.</p>
      <ul className="guide changes">
        {changes.map(({ date, subject }) => (
          <li key={`${date} ${subject}`}>
            <time dateTime={date}>{date}</time> {subject}
          </li>
        ))}
      </ul>
    </>
  );
}
