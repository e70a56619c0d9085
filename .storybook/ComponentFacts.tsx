import { Fragment } from 'react';
import { kebabCase } from '../packages/ui/docs/kebabCase.ts';
import type { Facts } from './facts.ts';

/** Puts names that begin like the entry first, as `toast` of '@parinda/ui/toast'. */
function importLine({ entry, names }: Facts): string {
  const plain = entry.replaceAll('-', '');
  const isFirst = (name: string) => Number(name.toLowerCase().startsWith(plain));
  const ordered = [...names].sort((a, b) => isFirst(b) - isFirst(a) || a.localeCompare(b));
  const shown = ordered.length > 6 ? [...ordered.slice(0, 5), '…'] : ordered;
  return `import { ${shown.join(', ')} } from '@parinda/ui/${entry}';`;
}

const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Address of the repository, such as 'https://github.com/you/shop', for links. */
const repository: string | undefined = import.meta.env.STORYBOOK_REPOSITORY;

function SourceLinks({ title }: { title: string }) {
  const folder = `packages/ui/src/${kebabCase(title)}`;
  if (!repository) return <code>{folder}</code>;
  const search = encodeURIComponent(title.split('/').at(-1) ?? '');
  return (
    <>
      <a href={`${repository}/tree/main/${folder}`}>Code and tests</a>,{' '}
      <a href={`${repository}/issues?q=${search}`}>issues</a>
    </>
  );
}

interface ComponentFactsProps {
  /** Title in the sidebar: 'Actions/Button'. */
  title: string;
  facts: Facts[];
}

/** Imports, size, source and Figma name of a component. */
export function ComponentFacts({ title, facts }: ComponentFactsProps) {
  return (
    <dl className="facts">
      {facts.map((entry) => (
        <Fragment key={entry.entry}>
          <dt>Import</dt>
          <dd>
            <code>{importLine(entry)}</code>
          </dd>
          <dt>Size</dt>
          <dd>
            {kb(entry.js)} of JavaScript, {entry.css > 0 ? `${kb(entry.css)} of` : 'no'} CSS
            {entry.later > 0 && `, ${kb(entry.later)} loaded on demand`} (gzip, without React)
          </dd>
        </Fragment>
      ))}
      <dt>Source</dt>
      <dd>
        <SourceLinks title={title} />
      </dd>
      <dt>Figma</dt>
      <dd>{title}</dd>
    </dl>
  );
}
