import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

/** Below this a compressed copy saves less than one network packet. */
const leastBytes = 1000;

/**
 * Writes `.br` and `.gz` beside each script, style and drawing of the built site, so that the server
 * sends the smallest form without work of its own.
 */
export const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const name of globSync('**/*.{js,css,svg,json}', { cwd: dir })) {
      const file = join(dir, name);
      const content = readFileSync(file);
      if (content.length < leastBytes) continue;
      writeFileSync(`${file}.br`, brotliCompressSync(content)); // its default is its best
      writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
    }
  },
};
