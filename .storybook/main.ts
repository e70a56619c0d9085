import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { componentFacts } from './facts.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/docs/*.mdx',
    '../packages/ui/docs/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/storefront/src/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  // What packages/ui/docs/Introduction.mdx explains; named here so that the filter offers them.
  tags: { stable: {}, draft: {} },
  staticDirs: [
    // As installed, so that worker and library are always of one version and none is committed.
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: 'mockServiceWorker.js' },
    { from: '../apps/storefront/public/favicon.svg', to: 'favicon.svg' },
    { from: '../apps/storefront/public/pictures', to: 'pictures' },
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Reads types as TypeScript does: a prop's values are shown, not the name of their type.
    reactDocgen: 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: 'packages/ui/tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      savePropValueAsString: true,
    },
  },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), componentFacts()],
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
