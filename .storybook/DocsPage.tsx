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
import type { PropsWithChildren } from 'react';
import { storybookThemes } from './brand.ts';
import { useSettings } from './settings.ts';
import './docs.css';

/** What surrounds every page of text: it follows the theme of the toolbar, as the stories do. */
export function DocsFrame(props: PropsWithChildren<DocsContainerProps>) {
  const { theme } = useSettings();
  return <DocsContainer {...props} theme={storybookThemes[theme === 'dark' ? 'dark' : 'light']} />;
}

const meanings = {
  stable: 'Stable: in use, tested by keyboard and by ear; it changes only with a note.',
  draft: 'Draft: looks, words or props may still change. Ask before you build on it.',
};

function Status() {
  const { preparedMeta } = useOf('meta');
  const status = (['draft', 'stable'] as const).find((tag) => preparedMeta.tags.includes(tag));
  return status ? <p className={`status status-${status}`}>{meanings[status]}</p> : null;
}

/** A component's page: what it is, how far it is, one to play with, then every state. */
export function ComponentPage() {
  return (
    <>
      <Title />
      <Status />
      <Description />
      <Primary />
      <Controls />
      <Stories includePrimary={false} />
    </>
  );
}
