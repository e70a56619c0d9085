import { defineConfig } from 'tsdown';

/** For projects outside this workspace, in which the sources themselves are used. */
export default defineConfig({
  entry: { index: 'src/index.ts', mocks: 'src/mocks/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  // Small, and its own peer is an older msw than its users may have.
  deps: { onlyBundle: ['openapi-msw'] },
  publint: true,
});
