import { describe, expect, it } from 'vitest';
import { dark, light, type Palette } from './palette.ts';

function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** WCAG 2.2 contrast ratio of two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const [hi, lo] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (hi + 0.05) / (lo + 0.05);
}

const tones = ['accent', 'success', 'warning', 'danger', 'info'] as const;

function textPairs({ bg, fg, price, ...rest }: Palette): [string, string, string][] {
  const papers = { page: bg.page, surface: bg.surface, muted: bg.muted };
  const inks = { default: fg.default, muted: fg.muted, link: fg.link, ...price };
  return [
    ...Object.entries(papers).flatMap(([paper, back]) => [
      ...Object.entries(inks).map(([ink, front]): [string, string, string] => [
        `${ink} on ${paper}`,
        front,
        back,
      ]),
      ...tones.map((t): [string, string, string] => [`${t}.fg on ${paper}`, rest[t].fg, back]),
    ]),
    ['inverse on inverse', fg.inverse, bg.inverse],
    ...tones.flatMap((t): [string, string, string][] => [
      [`${t}.onSolid on ${t}.solid`, rest[t].onSolid, rest[t].solid],
      [`${t}.fg on ${t}.soft`, rest[t].fg, rest[t].soft],
      [`default on ${t}.soft`, fg.default, rest[t].soft],
    ]),
  ];
}

function edgePairs({ bg, border, rating, ...rest }: Palette): [string, string, string][] {
  const papers = { page: bg.page, surface: bg.surface, muted: bg.muted };
  return Object.entries(papers).flatMap(([paper, back]): [string, string, string][] => [
    [`border.field on ${paper}`, border.field, back],
    [`border.focus on ${paper}`, border.focus, back],
    [`rating on ${paper}`, rating, back],
    ...tones.flatMap((t): [string, string, string][] => [
      [`${t}.border on ${paper}`, rest[t].border, back],
      [`${t}.solid on ${paper}`, rest[t].solid, back],
    ]),
  ]);
}

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, palette) => {
  it.each(textPairs(palette))('shows text %s at 4.5:1 or more', (_pair, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(edgePairs(palette))('shows the edge %s at 3:1 or more', (_pair, front, back) => {
    expect(contrast(front, back)).toBeGreaterThanOrEqual(3);
  });
});

it('measures black on white as 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
