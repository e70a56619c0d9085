import { readdirSync, readFileSync } from 'node:fs';
import { inProject } from '@parinda/testing/project';
import { describe, expect, it } from 'vitest';
import { filePolicy } from '../apps/storefront/server/pages/page-policy.ts';
import { missingPaths } from '../tools/docs/paths.ts';
import { settingNames } from '../tools/docs/settings.ts';
import { pathsIn, variablesIn } from './deploying.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const guide = read('docs/deploying.md');
const deployed = readdirSync(inProject('deploy')).map((name) => `deploy/${name}`);

const outDirs = [...read('apps/storefront/vite.config.ts').matchAll(/outDir: '([^']+)'/g)];
const built = outDirs.map(([, folder]) => `apps/storefront/${folder}`);
const isBuilt = (path: string) =>
  path === 'apps/storefront/dist' || built.some((one) => path === one || path === `${one}/assets`);

describe('docs/deploying.md, docs/containers.md and docs/scaling.md', () => {
  it('name every file in deploy/', () => {
    expect(deployed.length).toBeGreaterThan(3);
    const text = guide + read('docs/containers.md') + read('docs/scaling.md');
    expect(deployed.filter((file) => !text.includes(`\`${file}\``))).toEqual([]);
  });
});

it.each([
  'docs/deploying.md',
  'docs/containers.md',
  'docs/own-api.md',
  'docs/caching.md',
  ...deployed,
])('%s names variables that a server reads', (file) => {
  const placeholders = ['ORDER_ID', 'REVIEW_ID', 'SUPERUSER_PASSWORD', 'REPLICATION_PASSWORD'];
  const known = [...settingNames, ...placeholders];
  expect(variablesIn(read(file)).filter((name) => !known.includes(name))).toEqual([]);
});

// tools/docs/paths.test.ts checks the other paths of doc pages.
it.each(['docs/deploying.md', 'docs/containers.md', ...deployed])(
  '%s names files of the repository or the build',
  (file) => {
    const paths = pathsIn(read(file));
    expect(paths).not.toEqual([]);
    expect(
      missingPaths(
        file,
        paths.filter((path) => !isBuilt(path)),
      ),
    ).toEqual([]);
  },
);

it('nginx serves the files of public/ and of the build', () => {
  const [, folders, file] =
    /location ~ \^\/\(\?:([\w|]+)\)\/\|\^\/([\w\\.]+)\$/.exec(read('deploy/nginx.conf')) ?? [];
  const served = [...(folders ?? '').split('|'), file?.replaceAll('\\', '')];
  const existing = ['assets', ...readdirSync(inProject('apps/storefront/public'))];
  expect(served.sort()).toEqual(existing.sort());
});

it('nginx sends the same file policy as the storefront', () => {
  const policy = /add_header Content-Security-Policy "(.*)"/.exec(read('deploy/nginx.conf'))?.[1];
  expect(policy).toBe(filePolicy);
});

describe('the parser', () => {
  it('finds variables in every notation', () => {
    const text = 'API_URL=x $JWT_SECRET `PORT` PROTOCOL HTTPS AF_INET POSTGRES_USER Sec-Fetch';
    expect(variablesIn(text)).toEqual(['API_URL', 'JWT_SECRET', 'PORT']);
  });

  it('finds paths in every location of the repository', () => {
    const text = [
      'root /srv/parinda/current/apps/storefront/dist;',
      'COPY --from=packages /shop/packages packages',
      'CMD ["node", "apps/api/src/server.ts"]',
      'see `deploy/nginx.conf`.',
      'location /srv/other/apps/x and https://shop.example/docs/x',
    ].join('\n');
    expect(pathsIn(text)).toEqual([
      'apps/api/src/server.ts',
      'apps/storefront/dist',
      'deploy/nginx.conf',
      'packages',
    ]);
  });
});
