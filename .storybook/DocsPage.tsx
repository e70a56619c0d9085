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
import { ComponentFacts } from './ComponentFacts.tsx';
import { GuideSections, useGuide } from './GuidePage.tsx';
import { useSettings } from './settings.ts';
import { statuses, statusOf } from './statuses.ts';
import './docs.css';

function Frame(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useSettings();
  // Storybook reads the headings for its contents column once, so a guide is loaded first.
  useGuide(props.context.componentStories()[0]?.title ?? '');
  return <DocsContainer {...props} theme={storybookThemes[theme === 'dark' ? 'dark' : 'light']} />;
}

/** Container of documentation pages. Uses the theme of the toolbar. */
export const DocsFrame = (props: PropsWithChildren<DocsContainerProps>) => (
  <Suspense>
    <Frame {...props} />
  </Suspense>
);

function useMeta() {
  const found = useOf('meta', ['meta']);
  if (found.type !== 'meta') throw new Error('This page belongs to no component.');
  return found;
}

function Status() {
  const { preparedMeta } = useMeta();
  const status = statusOf(preparedMeta.tags);
  return status ? <p className={`status status-${status}`}>{statuses[status]}</p> : null;
}

/** Status, purpose, usage and states of a component. Pages have only states. */
export function ComponentGuide() {
  const { title } = useMeta().csfFile.meta;
  const data = useGuide(title);
  return data ? (
    <>
      <Status />
      <p className="lead">{data.guide.purpose}</p>
      <ComponentFacts title={title} facts={data.facts} />
      <GuideSections title={title} {...data} />
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

/** Default documentation page. */
export const ComponentPage = () => (
  <>
    <Title />
    <ComponentGuide />
  </>
);
