import { expect, it } from 'vitest';
import { noBreakMeasures } from './index.ts';

/** Shows no-break spaces as underscores. */
const shown = (title: string) => noBreakMeasures(title).replaceAll('\u00a0', '_');

it.each([
  ['Balcony Net, 10 × 10 ft (Kabutar Jaal)', 'Balcony Net, 10_×_10_ft (Kabutar Jaal)'],
  ['Fine 19 mm Mesh, 20 × 20 m', 'Fine 19 mm Mesh, 20_×_20_m'],
  ['Roll of 0.6 × 3 m', 'Roll of 0.6_×_3_m'],
  ['Box 10 x 8 x 2 inches', 'Box 10_x_8_x_2_inches'],
  ['Tray 3 × 4 compartments', 'Tray 3_×_4 compartments'],
  ['Pack of 8 (4 m)', 'Pack of 8 (4 m)'],
])('keeps the measure in "%s" on one line', (title, expected) => {
  expect(shown(title)).toBe(expected);
});
