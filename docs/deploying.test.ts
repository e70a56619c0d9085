import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filePolicy } from '../apps/storefront/server/pages/page-policy.ts';
import { settingNames } from '../tools/docs/settings.ts';
import { inProject } from '../tools/run/project.ts';
import { pathsIn, variablesIn } from './deploying.ts';

const read = (path: string) => readFileSync(inProject(path), 'utf8');
const guide = read('docs/deploying.md');
const deployed = readdirSync(inProject('deploy')).map((name) => `deploy/${name}`);

/** What the build makes, as vite.config.ts says. */
const outDirs = [...read('apps/storefront/vite.config.ts').matchAll(/outDir: '([^']+)'/g)];
const built = outDirs.map(([, folder]) => `apps/storefront/${folder}`);
const isMade = (path: string) =>
  path === 'apps/storefront/dist' || built.some((one) => path === one || path === `${one}/assets`);

describe('docs/deploying.md', () => {
  it('names every file in deploy/', () => {
    expect(deployed.length).toBeGreaterThan(3);
    expect(deployed.filter((file) => !guide.includes(`\`${file}\``))).toEqual([]);
  });
});

describe.each(['docs/deploying.md', 'docs/own-api.md', 'docs/caching.md', ...deployed])(
  '%s',
  (file) => {
    it('names no variable that no server reads', () => {
      // Arguments of commands in the guide.
      const given = ['ORDER_ID', 'REVIEW_ID'];
      const known = [...settingNames, ...given];
      expect(variablesIn(read(file)).filter((name) => !known.includes(name))).toEqual([]);
    });

    it('names no file that is neither in the repository nor made by the build', () => {
      const paths = pathsIn(read(file));
      expect(paths).not.toEqual([]);
      expect(paths.filter((path) => !existsSync(inProject(path)) && !isMade(path))).toEqual([]);
    });
  },
);

it('nginx takes from the disk all that lies in public/, and what the build adds', () => {
  const [, folders, file] =
    /location ~ \^\/\(\?:([\w|]+)\)\/\|\^\/([\w\\.]+)\$/.exec(read('deploy/nginx.conf')) ?? [];
  const served = [...(folders ?? '').split('|'), file?.replaceAll('\\', '')];
  const existing = ['assets', ...readdirSync(inProject('apps/storefront/public'))];
  expect(served.sort()).toEqual(existing.sort());
});

it('what nginx says of files is what the storefront says of them', () => {
  const policy = /add_header Content-Security-Policy "(.*)"/.exec(read('deploy/nginx.conf'))?.[1];
  expect(policy).toBe(filePolicy);
});

describe('the check', () => {
  it('finds variables however they are written', () => {
    const text = 'API_URL=x $JWT_SECRET `PORT` PROTOCOL HTTPS AF_INET POSTGRES_USER Sec-Fetch';
    expect(variablesIn(text)).toEqual(['API_URL', 'JWT_SECRET', 'PORT']);
  });

  it('finds paths wherever the repository lies', () => {
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
