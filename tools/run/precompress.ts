import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Below this a compressed copy saves less than one network packet. */
const leastBytes = 1000;

/**
 * Writes `.br` and `.gz` beside each script, style and drawing of a built site, so that the server
 * sends the smallest form without work of its own.
 */
export function precompress(folder: string): void {
  for (const name of globSync('**/*.{js,css,svg,json}', { cwd: folder })) {
    const file = join(folder, name);
    const content = readFileSync(file);
    if (content.length < leastBytes) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}
