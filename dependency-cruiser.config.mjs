// `test check` checks every import against these layers. docs/layers.md is generated from them.

/** A layer may import from the layers below it in this list. */
export const layers = {
  'apps/storefront/src': [
    ['app', 'routes, store, boundaries'],
    ['shell', 'header, footer, drawer, page loader'],
    ['features', 'one folder per group of screens'],
    ['parts', 'components that several features use'],
    ['model', 'session, cart, purchase, catalog rules; no components'],
    ['shared', 'paths, constants, money, dates, storage, metadata, notices'],
  ],
  'packages/ui/src': [
    ['shell', 'header, footer, navigation'],
    ['content', 'banners, logos, articles'],
    ['order', 'cart, address, order'],
    ['product', 'product cards, filters, reviews'],
    ['overlays', 'dialogs, drawer, menu; no shop-specific components from here down'],
    ['media', 'pictures, carousel, gallery'],
    ['forms', 'form controls'],
    ['feedback', 'notices, toasts, loading states'],
    ['disclosure', 'tabs, accordion, flip card'],
    ['actions', 'buttons'],
    ['text', 'headings, links, prose'],
    ['layout', 'stacks, grids, spacing'],
    ['field', 'label, hint and error of every form control'],
    ['foundations', 'icons, logo'],
    ['hooks', 'behaviour without styles'],
    ['theme', 'tokens, breakpoints, cascade layers'],
  ],
  'packages/api-client/src': [
    ['mocks', 'mock responses for stories and tests'],
    ['index', 'public exports'],
    ['endpoints', 'record types, cache tags and options of the endpoints'],
    ['records', 'records of the shop, each made from a response by a pure function'],
    ['generated', 'endpoints and types of the contract'],
    ['client', 'sends requests'],
  ],
  'apps/shop/src': [
    ['server', 'starts storefront and API'],
    ['mount-storefront', 'serves the storefront on the same origin as the API'],
  ],
  'apps/api/src': [
    ['server', 'starts, drains and stops the layers below'],
    ['cli', "the owner's commands"],
    ['jobs', 'background jobs: mails, payment reconciliation, purge'],
    ['http', 'operations, authentication, error mapping, limits'],
    ['domain', 'rules and queries with typed errors; no HTTP'],
    ['db', 'schema, migrations, connection, transactions, seed, lock of the data folder'],
    ['config', 'settings from the environment'],
  ],
};

/** Tests, stories and guides may import everything; their shared helpers are in testing/. */
const tests = String.raw`\.(test|stories|guide|spec)\.tsx?$`;
const testing = '/testing/';

const upwards = Object.entries(layers).flatMap(([pkg, names]) =>
  names.slice(1).map(([layer, contents], index) => ({
    name: `${layer}-imports-downwards`,
    comment: `${pkg}/${layer} (${contents}) must not import a layer above it. Pass the value as a prop, slot or event, or move the code down to a layer that both may import.`,
    severity: 'error',
    from: { path: `^${pkg}/${layer}(/|\\.)`, pathNot: testing },
    to: {
      path: `^${pkg}/(${names
        .slice(0, index + 1)
        .map(([name]) => name)
        .join('|')})(/|\\.)`,
    },
  })),
);

/** Folders outside apps and packages, with the folders that may import them. */
const importers = { tools: 'tools', e2e: 'e2e', '[.]storybook': 'tools|[.]storybook' };

const development = Object.entries(importers).map(([folder, from]) => ({
  name: `${folder.replace(/\W/g, '')}-is-private`,
  comment: `Only ${from.replaceAll('[.]', '.').replace('|', ' and ')} may import it. Move shared code to packages/testing.`,
  severity: 'error',
  from: { pathNot: `^(${from})/` },
  to: { path: `^${folder}/`, pathNot: '^tools/run/node-version\\.mjs$' },
}));

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    ...development,
    {
      name: 'storefront-knows-no-server',
      comment: 'Browser code must not import server code.',
      severity: 'error',
      from: { path: '^apps/storefront/src/' },
      to: { path: '^apps/storefront/server/' },
    },
    {
      name: 'server-is-plain-node',
      comment:
        "The storefront's server runs without a build: it may import rules and constants from src/, but no components or styles.",
      severity: 'error',
      from: { path: '^apps/storefront/server/' },
      to: {
        path: '^(apps/storefront|packages/ui)/src/.*(\\.tsx|\\.css\\.ts)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nobody-imports-development',
      comment: 'server/development loads Vite. A built storefront must not load it.',
      severity: 'error',
      from: { pathNot: '^apps/storefront/server/development/' },
      to: { path: '^apps/storefront/server/development/' },
    },
    {
      name: 'feature-imports-no-feature',
      comment:
        'A feature must not import another feature. Move shared components to parts/ and shared rules to model/.',
      severity: 'error',
      from: { path: '^apps/storefront/src/features/([^/]+)/' },
      to: { path: '^apps/storefront/src/features/', pathNot: '^apps/storefront/src/features/$1/' },
    },
    {
      name: 'component-by-its-index',
      comment:
        "A component's files are private: import its index, or move shared code to field/, hooks/ or theme/.",
      severity: 'error',
      from: { path: '^packages/ui/src/([^/]+)/([^/]+)/' },
      to: {
        path: '^packages/ui/src/[^/]+/[^/]+/',
        pathNot: ['^packages/ui/src/$1/$2/', '^packages/ui/src/[^/]+/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'entry-imports-no-entry',
      comment: 'http, jobs and cli must not import each other. Move shared code to domain/ or db/.',
      severity: 'error',
      from: { path: '^apps/api/src/(http|jobs|cli)/' },
      to: { path: '^apps/api/src/(http|jobs|cli)/', pathNot: '^apps/api/src/$1/' },
    },
    {
      name: 'dev-is-plugged-in',
      comment:
        'Production must not load apps/api/dev. Only the dynamic import in server/compose.ts loads it.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: '^apps/api/(dev|testing)/|^apps/api/src/server/compose\\.ts$',
      },
      to: { path: '^apps/api/dev/' },
    },
    {
      name: 'dev-is-imported-when-needed',
      comment:
        'A static import would load apps/api/dev in production too. Import it dynamically, outside production.',
      severity: 'error',
      from: { path: '^apps/api/src/' },
      to: { path: '^apps/api/dev/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'apps-know-no-other',
      comment:
        'Storefront and API must not import each other. Move shared code to packages/; only apps/shop starts them together.',
      severity: 'error',
      from: { path: '^apps/(api|storefront)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'nobody-imports-the-shop',
      comment: 'Only apps/shop itself may import apps/shop.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/shop/' },
      to: { path: '^apps/shop/' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'Only tests, stories and tools may import testing/ and packages/testing.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: testing },
      to: { path: '^(apps|packages)/[^/]+/((src|server)/)?testing/|^packages/testing/' },
    },
    {
      name: 'apps-by-their-exports',
      comment: 'Import an app by its package name, and add an entry to its exports if needed.',
      severity: 'error',
      from: { path: '^(tools|e2e|[.]storybook|packages/testing)/' },
      to: { path: '^apps/', dependencyTypes: ['local'] },
    },
    {
      name: 'no-cycle-of-files',
      comment: 'Files must not import each other. Move shared code to a file below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycle-of-folders',
      comment: 'Folders must not import each other. Move shared code to a folder below both.',
      severity: 'error',
      scope: 'folder',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: `node_modules|/dist/|schema\\.d\\.ts$|${tests}` },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
