import { defineConfig } from 'tsdown';
import { styles } from './build/styles.ts';
import manifest from './package.json' with { type: 'json' };

/** Only for vanilla-extract styles in this workspace: other projects get compiled styles. */
const { './theme/styles': _, ...exported } = manifest.exports;

/** For other projects; this workspace uses the sources. */
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
    // Next.js needs 'use client' on components; tokens work on both sides.
    banner: ({ isEntry, name, fileName }) =>
      isEntry && fileName.endsWith('.js') && !name.startsWith('theme') ? "'use client';" : '',
  },
});
