import { LinkProvider } from '@parinda/ui/link';
import { Controls, Heading, Markdown, Primary, Stories } from '@storybook/addon-docs/blocks';
import { type ReactNode, use } from 'react';
import changelog from '../packages/ui/CHANGELOG.md?raw';
import { docsHref } from '../packages/ui/docs/docsHref.ts';
import type { Guide } from '../packages/ui/docs/guide/Guide.ts';
import spoken from '../packages/ui/docs/guide/spoken.json' with { type: 'json' };
import { kebabCase } from '../packages/ui/docs/kebabCase.ts';
import { asList, type Change, changesOf, readChanges } from './changes.ts';
import type { Facts } from './facts.ts';

const files = import.meta.glob<Guide>('../packages/ui/src/**/*.guide.tsx', { import: 'guide' });

const changesets = import.meta.glob<string>('../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The changes of the design system, newest first. */
export const allChanges = readChanges(Object.values(changesets), changelog);

interface GuideData {
  guide: Guide;
  facts: Facts[];
  changes: Change[];
}

async function load(title: string): Promise<GuideData | undefined> {
  const folder = kebabCase(title);
  const guide =
    await files[`../packages/ui/src/${folder}/${title.split('/').at(-1)}.guide.tsx`]?.();
  if (!guide) return undefined;
  const data = await import('virtual:component-facts');
  // An entry can have several folders.
  const own = data.facts[folder] ?? data.facts[folder.split('/')[0] ?? ''];
  const others = guide.also?.map((other) => data.facts[other]) ?? [];
  const facts = [own, ...others].filter((one) => one !== undefined);
  const names = facts.flatMap((one) => one.names);
  return { guide, facts, changes: changesOf(allChanges, names) };
}

const loaded = new Map<string, Promise<GuideData | undefined>>();

/** Returns the guide and facts of a component. Pages have none. */
export function useGuide(title: string): GuideData | undefined {
  const data = loaded.get(title) ?? load(title);
  loaded.set(title, data);
  return use(data);
}

const hrefs = Object.fromEntries(
  Object.keys(files).map((path) => {
    const [group, , file = ''] = path.split('/').slice(4);
    const name = file.replace('.guide.tsx', '');
    return [name, docsHref(`${group}/${name}`)];
  }),
);

/** Link to the page of another component. */
const ComponentLink = ({ name }: { name: string }) => (
  <a href={hrefs[name]} target="_top">
    {name}
  </a>
);

const logNavigation = (href: string) => console.info(`navigate: ${href}`);

function Example({ kind, children }: { kind: 'do' | 'dont'; children: ReactNode }) {
  return (
    <figure className={`example example-${kind}`}>
      <figcaption>{kind === 'do' ? 'Do' : 'Don’t'}</figcaption>
      <div className="sb-unstyled stage" inert={kind === 'dont'}>
        <LinkProvider navigate={logNavigation}>{children}</LinkProvider>
      </div>
    </figure>
  );
}

function Keyboard({ rows }: { rows: Guide['keyboard'] }) {
  if (rows.length === 0) return <p>It has no controls, so Tab skips it.</p>;
  return (
    <table className="keys">
      <thead>
        <tr>
          <th scope="col">Key</th>
          <th scope="col">Action</th>
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

interface GuideSectionsProps extends Pick<GuideData, 'guide' | 'changes'> {
  title: string;
}

/** Sections below the title of a component's page. */
export function GuideSections({ title, guide, changes }: GuideSectionsProps) {
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
            {not.if}: use <ComponentLink name={not.take} />.
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
      <Heading>Screen reader output</Heading>
      <p>
        {phrases.length > 0
          ? `The whole story “${guide.spoken}”:`
          : 'None: the page around it describes it.'}
      </p>
      <ol className="guide spoken">
        {phrases.map((phrase, index) => (
          <li key={index}>{phrase}</li>
        ))}
      </ol>
      <Heading>Stories</Heading>
      <Stories title="" includePrimary={false} />
      <Heading>Changes</Heading>
      <div className="changes">
        <Markdown>{asList(changes) || 'None since the first version.'}</Markdown>
      </div>
    </>
  );
}
