import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export type Weight = 400 | 700;

/** Scripts with the characters of their fonts, in the order in which they are tried. */
const scripts = [
  ['latin', /^[ -~\u00a0-\u00ff\u2013\u2014\u2018\u2019\u201c\u201d\u2022\u2026\u2212]+$/],
  ['latin-ext', /^[\u0100-\u02ba\u1e00-\u1e9f\u1ef2-\u1eff\u20b9]+$/],
  ['devanagari', /^[\u0900-\u097f\u200c\u200d]+$/],
] as const;
export type Script = (typeof scripts)[number][0];

const files: Record<Script, Record<Weight, string>> = {
  latin: {
    400: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-400-normal.woff'),
    700: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-700-normal.woff'),
  },
  'latin-ext': {
    400: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-400-normal.woff'),
    700: require.resolve('@fontsource/noto-sans/files/noto-sans-latin-ext-700-normal.woff'),
  },
  devanagari: {
    400: require.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-400-normal.woff',
    ),
    700: require.resolve(
      '@fontsource/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-700-normal.woff',
    ),
  },
};

export const fontName = (script: Script, weight: Weight): string => `${script} ${weight}`;

const weights = [400, 700] as const;

/** The names and files of all fonts, read once. */
export const fonts = scripts.flatMap(([script]) =>
  weights.map((weight) => ({
    name: fontName(script, weight),
    file: readFileSync(files[script][weight]),
  })),
);

export interface Run {
  script: Script;
  text: string;
}

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Divides a text into runs of one script. Characters of other scripts become '?'. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  for (const { segment } of characters.segment(text.normalize('NFC'))) {
    const last = runs.at(-1);
    const found = scripts.find(([, pattern]) => pattern.test(segment));
    const [script, shown] = found ? [found[0], segment] : (['latin', '?'] as const);
    // A blank stays in the run before it, so that words of one script are one run.
    if (last && (last.script === script || /^\s$/.test(segment))) last.text += shown;
    else runs.push({ script, text: shown });
  }
  return runs;
}
