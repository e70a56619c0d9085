import { defineConfig } from 'tsdown';
import { styles } from './build/styles.ts';
import manifest from './package.json' with { type: 'json' };

/** For authors of vanilla-extract styles in this workspace: outside, the styles are compiled already. */
const { './theme/styles': _, ...exported } = manifest.exports;

/** For projects outside this workspace, in which the sources themselves are used. */
export default defineConfig({
  entry: Object.fromEntries(
    Object.entries(exported).map(([name, file]) => [name.replace('./', ''), file]),
  ),
  format: 'esm',
  platform: 'neutral',
  target: 'es2022',
  dts: true,
  plugins: [styles()],
  outputOptions: {
    chunkFileNames: 'parts/[name].js',
    // Next.js renders what has no such mark on the server alone; tokens are for both sides.
    banner: ({ isEntry, name, fileName }) =>
      isEntry && fileName.endsWith('.js') && !name.startsWith('theme') ? "'use client';" : '',
  },
  publint: true,
});
