// The layers of the house, named once. `pnpm check` holds every import to them, and
// docs/architecture.md draws its diagram from them.

/** A layer may import from those named after it, never from those before it. */
export const layers = {
  'apps/storefront/src': [
    ['app', 'routes, store, boundaries'],
    ['shell', 'header, footer, drawer, page loader'],
    ['features', 'one folder a group of screens'],
    ['parts', 'what several features show'],
    ['model', 'session, cart, purchase, catalogue rules: no components'],
    ['shared', 'paths, constants, money, dates, storage, metadata, notices'],
  ],
  'packages/ui/src': [
    ['shell', 'what surrounds every page'],
    ['content', 'banners, logos, articles'],
    ['order', 'cart, address, order'],
    ['product', 'what shows and finds products'],
    ['overlays', 'what lies over the page: no word of the shop from here on'],
    ['media', 'pictures, and slides of them'],
    ['forms', 'form controls'],
    ['feedback', 'what tells how it stands'],
    ['disclosure', 'what shows one thing and hides others'],
    ['actions', 'buttons'],
    ['text', 'headings, links, prose'],
    ['layout', 'boxes and their distances'],
    ['field', 'label, hint and error of every form control'],
    ['foundations', 'icons, logo'],
    ['hooks', 'behaviour without looks'],
    ['theme', 'tokens, breakpoints, layers of styles'],
  ],
  'packages/api-client/src': [
    ['mocks', 'answers for stories and tests'],
    ['index', 'what callers see'],
    ['enhanced', 'cache rules and how a call differs from the others'],
    ['answers', 'which answer becomes which record'],
    ['records', 'the shop’s own records, each made from an answer by one pure function'],
    ['generated', 'the calls and the shapes of the contract'],
    ['baseQuery', 'how a call is sent'],
  ],
  'apps/shop/src': [
    ['server', 'starts both'],
    ['storefront-beside', 'the storefront at the address of the API that it shows'],
  ],
  'apps/api/src': [
    ['server', 'the composition: starts, drains and stops what lies below'],
    ['cli', "the owner's commands"],
    ['jobs', 'background work: mails, reconciler, purge'],
    ['http', 'operations, authentication, error mapping, limits'],
    ['domain', 'rules and queries with typed errors: no HTTP'],
    ['db', 'schema, migrations, connection, transactions, seed, the lock of the data folder'],
    ['config', 'settings from the environment, and reasons not to start'],
  ],
};

/** Tests, stories and guides may look at everything, so they are left out; what they share is in testing/. */
const tests = String.raw`\.(test|stories|guide|spec)\.tsx?$`;
const testing = '/testing/';

const upwards = Object.entries(layers).flatMap(([house, names]) =>
  names.slice(1).map(([layer, holds], index) => ({
    name: `${layer}-imports-downwards`,
    comment: `${house}/${layer} holds ${holds}, and knows no layer above it. Take what you need as a prop, a slot or an event, or move it down to the layer that both may use.`,
    severity: 'error',
    from: { path: `^${house}/${layer}(/|\\.)`, pathNot: testing },
    to: {
      path: `^${house}/(${names
        .slice(0, index + 1)
        .map(([name]) => name)
        .join('|')})(/|\\.)`,
    },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    {
      name: 'storefront-knows-no-server',
      comment:
        'What the browser runs is rendered by apps/storefront/server, and carries nothing of it.',
      severity: 'error',
      from: { path: '^apps/storefront/src/' },
      to: { path: '^apps/storefront/server/' },
    },
    {
      name: 'server-is-plain-node',
      comment:
        "The storefront's server runs without a build: of src/ it takes rules and constants, never components or styles.",
      severity: 'error',
      from: { path: '^apps/storefront/server/' },
      to: {
        path: '^(apps/storefront|packages/ui)/src/.*(\\.tsx|\\.css\\.ts)$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'nobody-imports-development',
      comment:
        'server/development brings Vite: it is an entry of its own, which a built storefront never loads.',
      severity: 'error',
      from: { pathNot: '^apps/storefront/server/development/' },
      to: { path: '^apps/storefront/server/development/' },
    },
    {
      name: 'feature-imports-no-feature',
      comment:
        'A feature knows no other feature. What two of them show belongs in parts/, what both decide in model/.',
      severity: 'error',
      from: { path: '^apps/storefront/src/features/([^/]+)/' },
      to: { path: '^apps/storefront/src/features/', pathNot: '^apps/storefront/src/features/$1/' },
    },
    {
      name: 'component-by-its-index',
      comment:
        "A component's files are its own: take what its index exports, or move what both need to a shelf (field/, hooks/, theme/).",
      severity: 'error',
      from: { path: '^packages/ui/src/([^/]+)/([^/]+)/' },
      to: {
        path: '^packages/ui/src/[^/]+/[^/]+/',
        pathNot: ['^packages/ui/src/$1/$2/', '^packages/ui/src/[^/]+/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'entry-imports-no-entry',
      comment:
        'http, jobs and cli are three ways into the domain and know nothing of each other. What two of them need belongs in domain/ or db/.',
      severity: 'error',
      from: { path: '^apps/api/src/(http|jobs|cli)/' },
      to: { path: '^apps/api/src/(http|jobs|cli)/', pathNot: '^apps/api/src/$1/' },
    },
    {
      name: 'dev-is-plugged-in',
      comment:
        'Production never loads apps/api/dev. It hangs on the server by the one dynamic import in server/compose.ts.',
      severity: 'error',
      from: { pathNot: '^apps/api/(dev|testing)/|^apps/api/src/server/compose\\.ts$' },
      to: { path: '^apps/api/dev/' },
    },
    {
      name: 'dev-is-imported-when-needed',
      comment:
        'A static import would load apps/api/dev in production too: import it dynamically, outside production.',
      severity: 'error',
      from: { path: '^apps/api/src/' },
      to: { path: '^apps/api/dev/', dependencyTypesNot: ['dynamic-import'] },
    },
    {
      name: 'apps-know-no-other',
      comment:
        'The storefront stands before any API that keeps the contract, and the API knows no storefront. What both need belongs in packages/; apps/shop alone starts them together.',
      severity: 'error',
      from: { path: '^apps/(api|storefront)/' },
      to: { path: '^apps/', pathNot: '^apps/$1/' },
    },
    {
      name: 'nobody-imports-the-shop',
      comment: 'apps/shop puts the others together: nothing stands on it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/shop/' },
      to: { path: '^apps/shop/' },
    },
    {
      name: 'testing-is-for-tests',
      comment: 'testing/ is for tests and stories alone: the shop must not carry it.',
      severity: 'error',
      from: { pathNot: testing },
      to: { path: '^(apps|packages)/[^/]+/((src|server)/)?testing/' },
    },
    {
      name: 'no-cycle-of-files',
      comment:
        'Files that import each other cannot be read or moved alone. Move what both need below both.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-cycle-of-folders',
      comment: 'Folders that import each other are one folder. Move what both need below both.',
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
