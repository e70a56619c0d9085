import {
  Controls,
  Description,
  DocsContainer,
  type DocsContainerProps,
  Primary,
  Stories,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type PropsWithChildren, Suspense } from 'react';
import { storybookThemes } from './brand.ts';
import { GuideSections, Imports, useGuide } from './GuidePage.tsx';
import { useSettings } from './settings.ts';
import './docs.css';

/** What surrounds every page of text: it follows the theme of the toolbar, as the stories do. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useSettings();
  return <DocsContainer {...props} theme={storybookThemes[theme === 'dark' ? 'dark' : 'light']} />;
}

const meanings = {
  stable: 'Stable: the shop shows it. It changes only with a note.',
  draft: 'Draft: the shop does not use it yet. Looks, words or props may still change.',
};

function Status() {
  const { preparedMeta } = useOf('meta');
  const status = (['draft', 'stable'] as const).find((tag) => preparedMeta.tags.includes(tag));
  return status ? <p className={`status status-${status}`}>{meanings[status]}</p> : null;
}

function Guide() {
  const { title } = useOf('meta').csfFile.meta;
  const known = useGuide(title);
  return known ? (
    <>
      <Status />
      <p className="lead">{known.guide.purpose}</p>
      <Imports facts={known.facts} />
      <GuideSections title={title} {...known} />
    </>
  ) : (
    <>
      <Status />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}

/** How far a component is, what it is for, how it is used, every state. Pages have states alone. */
export const ComponentGuide = () => (
  <Suspense>
    <Guide />
  </Suspense>
);

/** The page of whatever has no page written for it. */
export const ComponentPage = () => (
  <>
    <Title />
    <ComponentGuide />
  </>
);
