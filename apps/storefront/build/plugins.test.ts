import { resolveConfig } from 'vite';
import { expect, it } from 'vitest';

/** Hooks that can change a module, or put another one in its place. */
const changing = ['transform', 'load', 'resolveId', 'renderChunk', 'generateBundle'] as const;

/** Plugins of the chosen packages, as published. */
const published =
  /^(vite|rolldown|builtin|vanilla-extract):|^(alias|locales-plugin|vite-plugin-vanilla-extract)$/;

it('changes dependencies by plugins of published packages only', async () => {
  const root = new URL('..', import.meta.url).pathname;
  const { plugins } = await resolveConfig({ root, logLevel: 'error' }, 'build');
  const own = plugins.filter(
    (plugin) => changing.some((hook) => hook in plugin) && !published.test(plugin.name),
  );
  expect(own.map(({ name }) => name)).toEqual([]);
  expect(plugins.map(({ name }) => name)).toContain('precompress');
});
