import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this size compression saves less than one network packet. */
const leastBytes = 1000;

/**
 * Writes `.br` and `.gz` next to each script, style and SVG, so that the server does not compress
 * them per request.
 */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of globSync('**/*.{js,css,svg,json}', { cwd: dir })) {
      const file = join(dir, name);
      const content = readFileSync(file);
      if (content.length < leastBytes) continue;
      writeFileSync(`${file}.br`, brotliCompressSync(content)); // the default quality is the best one
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};
