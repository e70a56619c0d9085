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

/** Container of documentation pages. Uses the theme of the toolbar. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useSettings();
  return <DocsContainer {...props} theme={storybookThemes[theme === 'dark' ? 'dark' : 'light']} />;
}

const statusTexts = {
  stable: 'Stable: the storefront uses it. Changes are listed in the changelog.',
  draft: 'Draft: the storefront does not use it yet. Its look, text and props may change.',
};

function useMeta() {
  const found = useOf('meta', ['meta']);
  if (found.type !== 'meta') throw new Error('This page belongs to no component.');
  return found;
}

function Status() {
  const { preparedMeta } = useMeta();
  const status = (['draft', 'stable'] as const).find((tag) => preparedMeta.tags.includes(tag));
  return status ? <p className={`status status-${status}`}>{statusTexts[status]}</p> : null;
}

function Guide() {
  const { title } = useMeta().csfFile.meta;
  const data = useGuide(title);
  return data ? (
    <>
      <Status />
      <p className="lead">{data.guide.purpose}</p>
      <Imports facts={data.facts} />
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

/** Status, purpose, usage and states of a component. Pages have only states. */
export const ComponentGuide = () => (
  <Suspense>
    <Guide />
  </Suspense>
);

/** Default documentation page. */
export const ComponentPage = () => (
  <>
    <Title />
    <ComponentGuide />
  </>
);
