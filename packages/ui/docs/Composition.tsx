import { Canvas, Source } from '@storybook/addon-docs/blocks';
import type { ComponentProps } from 'react';

const sources = import.meta.glob<string>('./compositions/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

interface CompositionProps extends Pick<ComponentProps<typeof Canvas>, 'of'> {
  /** Name of its file in ./compositions. */
  file: string;
}

/** A composition, and its whole file to copy. */
export const Composition = ({ of, file }: CompositionProps) => (
  <>
    <Canvas of={of} sourceState="none" />
    <Source code={sources[`./compositions/${file}.tsx`] ?? ''} language="tsx" />
  </>
);
