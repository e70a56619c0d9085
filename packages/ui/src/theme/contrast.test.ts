import { describe, expect, it } from 'vitest';
import { contrast, contrastOf, pairs } from './contrast.ts';
import { dark, darkMore, light, lightMore } from './palette.ts';

describe.each([
  ['light', light],
  ['dark', dark],
])('the %s theme', (_name, palette) => {
  it.each(pairs)('$front on $back has $min:1 or more', (pair) => {
    expect(contrastOf(palette, pair)).toBeGreaterThanOrEqual(pair.min);
  });
});

describe.each([
  ['light', lightMore],
  ['dark', darkMore],
])('the %s theme with more contrast', (_name, palette) => {
  // WCAG 1.4.6 asks for 7:1.
  it.each(pairs)('$front on $back has more than the usual contrast', (pair) => {
    expect(contrastOf(palette, pair)).toBeGreaterThanOrEqual(pair.min === 4.5 ? 7 : 4.5);
  });
});

/** Returns 'bg.page' and so on, for every colour of a palette. */
const rolesOf = (colours: object, above = ''): string[] =>
  Object.entries(colours).flatMap(([name, value]) =>
    typeof value === 'string' ? [above + name] : rolesOf(value, `${above}${name}.`),
  );

it('covers every colour that needs contrast', () => {
  const measured = new Set(pairs.flatMap(({ front, back }) => [front, back]));
  const rest = rolesOf(light).filter((role) => !measured.has(role));
  // Separator lines, and the backdrop of a dialog.
  expect(rest).toEqual(['border.subtle', 'overlay']);
});

it('measures black on white as 21:1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5);
});
