import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.stories.tsx', '../apps/storefront/src/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin()],
    optimizeDeps: {
      ...vite.optimizeDeps,
      // Written into the code by vanilla-extract, so the scan for imports finds it too late.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@parinda/ui > @vanilla-extract/recipes/createRuntimeFn',
      ],
    },
  }),
};

export default config;
