import type { Palette } from './palette.ts';

/** Path of a colour in the contract: 'bg.page', 'accent.soft', 'rating'. */
export type Role = string;

/** Two colours that are used together, and the contrast that WCAG 2.2 requires. */
export interface Pair {
  front: Role;
  back: Role;
  /** 4.5 for text, 3 for edges of controls and for icons. */
  min: 4.5 | 3;
}

const papers = ['bg.page', 'bg.surface', 'bg.muted'];
const inks = ['fg.default', 'fg.muted', 'fg.link', 'price.now', 'price.was', 'price.off'];
const edges = ['border.field', 'border.focus', 'rating'];
const tones = ['accent', 'success', 'warning', 'danger', 'info'];

const text = (front: Role, back: Role): Pair => ({ front, back, min: 4.5 });
const edge = (front: Role, back: Role): Pair => ({ front, back, min: 3 });

/** Every allowed pair, for the contrast test and the Colour page. */
export const pairs: Pair[] = [
  ...papers.flatMap((paper) => [
    ...inks.map((ink) => text(ink, paper)),
    ...tones.map((tone) => text(`${tone}.fg`, paper)),
    ...edges.map((line) => edge(line, paper)),
    ...tones.flatMap((tone) => [edge(`${tone}.border`, paper), edge(`${tone}.solid`, paper)]),
  ]),
  text('fg.inverse', 'bg.inverse'),
  ...tones.flatMap((tone) => [
    text(`${tone}.onSolid`, `${tone}.solid`),
    text(`${tone}.fg`, `${tone}.soft`),
    text('fg.default', `${tone}.soft`),
  ]),
];

/** Returns the value of a role in a palette, e.g. '#0b6169'. */
export function colourOf(palette: Palette, role: Role): string {
  let found: unknown = palette;
  for (const part of role.split('.'))
    found = (found as Record<string, unknown> | undefined)?.[part];
  if (typeof found !== 'string') throw new Error(`The palette has no colour ${role}`);
  return found;
}

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

/** The contrast of a pair in a palette. */
export const contrastOf = (palette: Palette, { front, back }: Pair): number =>
  contrast(colourOf(palette, front), colourOf(palette, back));
