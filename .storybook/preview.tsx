import { LinkProvider } from '@parinda/ui/link';
import '@parinda/ui/theme';
import type { Decorator, Preview } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** The theme of the toolbar, set where the shop sets it: on the document. */
const withTheme: Decorator = (Story, { globals }) => {
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = globals.theme;
    document.documentElement.lang = 'en-IN';
  }, [globals.theme]);
  return <Story />;
};

/** Stories do not leave their page: the console says where a link would have gone. */
const withLinks: Decorator = (Story) => (
  <LinkProvider navigate={(href) => console.info(`navigate: ${href}`)}>
    <Story />
  </LinkProvider>
);

const preview: Preview = {
  decorators: [withTheme, withLinks],
  tags: ['autodocs'],
  globalTypes: {
    theme: {
      description: 'Light or dark',
      toolbar: {
        title: 'Theme',
        icon: 'mirror',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'light' },
  parameters: {
    layout: 'padded',
    backgrounds: { disable: true },
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
