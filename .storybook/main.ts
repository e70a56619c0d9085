import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { componentFacts } from './facts.ts';
import { withGuides } from './manifest.ts';
import { statuses } from './statuses.ts';

const config: StorybookConfig = {
  framework: '@storybook/react-vite',
  stories: [
    '../packages/ui/docs/*.mdx',
    './contract-lens/*.mdx',
    '../packages/ui/docs/*.stories.tsx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/storefront/src/**/*.stories.tsx',
  ],
  addons: [
    {
      name: '@storybook/addon-docs',
      // Tables.
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-mcp',
    'storybook-addon-pseudo-states',
  ],
  // The filter shows tags listed here.
  tags: Object.fromEntries(Object.keys(statuses).map((status) => [status, {}])),
  staticDirs: [
    // From the package, so that worker and library have the same version.
    { from: '../node_modules/msw/lib/mockServiceWorker.js', to: 'mockServiceWorker.js' },
    { from: '../apps/storefront/public/favicon.svg', to: 'favicon.svg' },
    { from: '../apps/storefront/public/pictures', to: 'pictures' },
    // For programs: the list of pages, and what it links to.
    ...['llms.txt', 'README.md', 'CHANGELOG.md', 'guides', 'tokens'].map((path) => ({
      from: `../packages/ui/${path}`,
      to: path,
    })),
  ],
  features: { componentsManifest: true },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // Shows the values of a union type instead of its name.
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
    build: {
      ...vite.build,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Otherwise a page loads dozens of small files.
            groups: [
              {
                name: 'react-aria',
                test: /react-(aria|stately)|@internationalized/,
                minShareCount: 8,
              },
              {
                name: 'ui',
                test: /packages\/ui\/src\/(actions|layout|text|theme)\/(?!.*(stories|guide))/,
              },
            ],
          },
        },
      },
    },
    optimizeDeps: {
      ...vite.optimizeDeps,
      // vanilla-extract generates this import, so Vite's scan does not find it.
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        '@parinda/ui > @vanilla-extract/recipes/createRuntimeFn',
      ],
    },
  }),
};

// The type of the framework does not know this preset.
export default { ...config, experimental_manifests: withGuides };
