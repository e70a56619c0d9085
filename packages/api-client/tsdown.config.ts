import { defineConfig } from 'tsdown';

/** Builds the package for other projects; this workspace uses the sources. */
export default defineConfig({
  entry: { index: 'src/index.ts', mocks: 'src/mocks/index.ts' },
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
});
