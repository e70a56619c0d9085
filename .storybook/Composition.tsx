import { Canvas, Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';
import { useSettings } from './settings.ts';

const sources = import.meta.glob<string>('../packages/ui/docs/compositions/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface CompositionProps extends Pick<ComponentProps<typeof Canvas>, 'of'> {
  /** Name of its file in packages/ui/docs/compositions. */
  file: string;
}

/** A composition, and its whole file to copy. */
export function Composition({ of, file }: CompositionProps) {
  const { theme } = useSettings();
  const code = sources[`../packages/ui/docs/compositions/${file}.tsx`] ?? '';
  return (
    <>
      <Canvas of={of} sourceState="none" />
      <Source code={code} language="tsx" dark={theme === 'dark'} />
    </>
  );
}
