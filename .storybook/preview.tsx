import { LinkProvider } from '@parinda/ui/link';
import { MessagesProvider } from '@parinda/ui/messages';
import '@parinda/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { withStates } from '../packages/ui/docs/interaction.tsx';
import { disableElementControls } from './controls.ts';
import { ComponentPage, DocsFrame } from './DocsPage.tsx';
import { mockApi } from './mockApi.ts';
import { withChromatic } from './modes.ts';
import { applySettings, globalTypes, initialGlobals, languages } from './settings.ts';

/** A story can set a value itself, e.g. `globals: { motion: 'reduced' }`. */
const withSettings: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => applySettings(globals), [globals]);
  // Remounts the story, because scripts may read these settings only once.
  return (
    <Story key={`${globals.motion} ${globals.colours} ${globals.language} ${globals.replay}`} />
  );
};

const withLanguage: Decorator = (Story, { globals }) => {
  const language = languages[globals.language as keyof typeof languages];
  // English is the default of every component.
  if (!language) return <Story />;
  return (
    <MessagesProvider {...language}>
      <Story />
    </MessagesProvider>
  );
};

/** Links log their target instead of leaving the story. */
const withLinks: Decorator = (Story) => (
  <LinkProvider navigate={(href) => console.info(`navigate: ${href}`)}>
    <Story />
  </LinkProvider>
);

const viewport = (width: number, height: number, name: string) => ({
  name: `${width} ${name}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [withStates, withSettings, withLanguage, withLinks],
  loaders: [mockApi],
  // Before axe runs. Storybook hides a story until it is rendered, and a ResizeObserver is called with
  // the frame after that. An IntersectionObserver is called at the end of a frame; the tests' clock
  // replaces requestAnimationFrame by a timer, which does not wait for one.
  afterEach: async () => {
    await new Promise((resolve) => new IntersectionObserver(resolve).observe(document.body));
  },
  tags: ['autodocs'],
  argTypesEnhancers: [withChromatic, disableElementControls],
  globalTypes,
  initialGlobals,
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
    controls: { sort: 'requiredFirst' },
    docs: {
      container: DocsFrame,
      page: ComponentPage,
      toc: {
        title: 'On this page',
        headingSelector: 'h2',
        ignoreSelector: '.docs-story *, .example *, :empty',
      },
    },
    options: {
      storySort: {
        order: [
          'Introduction',
          'Getting started',
          'Guidelines',
          ['Content', 'Accessibility', 'Patterns', 'Compositions'],
          'Changelog',
          'Foundations',
          [
            'Colour',
            'Type',
            'Space',
            'Radius',
            'Shadow',
            'Motion',
            'Layers',
            'Icons',
            'Logo',
            'Everything',
            'Theme editor',
          ],
          'Layout',
          'Text',
          'Actions',
          'Forms',
          'Feedback',
          'Disclosure',
          'Media',
          'Overlays',
          'Product',
          'Order',
          'Content',
          'Shell',
          'Contracts',
          'Pages',
          'Flows',
          ['Sign-up', 'Purchase', 'Review'],
        ],
      },
    },
    viewport: {
      // Breakpoints of the pages.
      options: {
        w360: viewport(360, 740, 'phone'),
        w400: viewport(400, 800, 'large phone'),
        w600: viewport(600, 900, 'small tablet'),
        w768: viewport(768, 1024, 'tablet'),
        w1024: viewport(1024, 768, 'laptop'),
        w1280: viewport(1280, 800, 'desktop'),
      },
    },
    a11y: {
      test: 'error',
      options: {
        runOnly: {
          type: 'tag',
          values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
        },
        rules: { 'target-size': { enabled: true } },
      },
    },
  },
};

export default preview;
