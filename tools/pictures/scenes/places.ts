/** Places where nets hang. Each takes the <pattern id="mesh"> to hang there. */
import { bird, circle, colour, ellipse, path, rect } from '../paint.ts';
import { sky } from './walls.ts';

/** A sunlit plastered wall. */
export const facade = () =>
  rect(0, 0, 800, 800, { fill: '#ead9bd' }) +
  rect(0, 640, 800, 160, { fill: '#d9c4a1' }) +
  path('M0 640H800', { stroke: '#c3ab84', width: 4 });

const plant = (x: number, y: number) =>
  path(`M${x} ${y}q-50-70-70-120q60 30 70 100q0-90 20-150q30 70-5 150q30-60 75-80q-20 70-75 105z`, {
    fill: colour.leaf,
  }) + path(`M${x - 42} ${y - 8}h84l-14 80h-56z`, { fill: colour.brick });

export const balcony = (mesh: string) =>
  `<defs>${mesh}</defs>` +
  facade() +
  rect(110, 130, 580, 520, { fill: '#b8a585' }) +
  rect(130, 150, 540, 480, { fill: '#8fb5b6' }) +
  rect(330, 190, 240, 440, { fill: '#5f7f83' }) +
  path('M450 190V630M350 210H440V610H350ZM460 210H550V610H460Z', { stroke: '#e9f1f0', width: 7 }) +
  plant(220, 560) +
  rect(130, 150, 540, 480, { fill: 'url(#mesh)' }) +
  path(
    'M130 500H670M160 500V630M205 500V630M250 500V630M295 500V630M340 500V630M385 500V630M430 500V630M475 500V630M520 500V630M565 500V630M610 500V630M655 500V630',
    { stroke: colour.steelDark, width: 9 },
  ) +
  rect(90, 630, 620, 34, { fill: '#fbf5e9' }) +
  rect(90, 108, 620, 34, { fill: '#fbf5e9' }) +
  bird(170, 60, 0.9);

const windows = (x: number) =>
  [60, 290, 520]
    .map((y) => rect(x, y, 110, 140, { fill: '#9fc4c6', stroke: '#fbf5e9', width: 12 }))
    .join('');

export const shaft = (mesh: string) =>
  `<defs>${mesh}</defs>` +
  rect(0, 0, 800, 800, { fill: '#56757a' }) +
  rect(250, 0, 300, 800, { fill: '#3e5a5f' }) +
  path('M290 0V800M330 0V800M500 0V800', { stroke: '#7f989c', width: 16 }) +
  path('M0 0H250V800H0Z', { fill: '#ead9bd' }) +
  path('M550 0H800V800H550Z', { fill: '#d9c4a1' }) +
  windows(70) +
  windows(620) +
  rect(250, 130, 300, 670, { fill: 'url(#mesh)' }) +
  path('M250 130H550', { stroke: '#1f2a2e', width: 8 }) +
  bird(400, 70, 0.9, '#dfe7e6');

export const warehouse = (mesh: string) =>
  `<defs>${mesh}</defs>` +
  rect(0, 0, 800, 800, { fill: '#d7e2e0' }) +
  path('M0 0H800V150L400 30L0 150Z', { fill: '#7f9a9d' }) +
  path(
    'M0 300L400 150L800 300M0 300H800M100 262V300M200 225V300M300 188V300M400 150V300M500 188V300M600 225V300M700 262V300M100 262L200 300M200 225L300 300M300 188L400 300L500 188M600 225L500 300M700 262L600 300',
    { stroke: '#4f6b70', width: 10 },
  ) +
  path('M0 300H800L720 380H80Z', { fill: '#fff', opacity: 0.25 }) +
  path('M0 300H800L720 380H80Z', { fill: 'url(#mesh)' }) +
  path('M80 380H720', { stroke: '#3b5357', width: 5 }) +
  rect(0, 660, 800, 140, { fill: '#b9b2a3' }) +
  [
    [90, 520],
    [250, 520],
    [170, 380 + 10],
    [520, 500],
  ]
    .map(
      ([x = 0, y = 0]) =>
        rect(x, y, 150, 150, { fill: colour.kraft, stroke: colour.kraftDark, width: 5 }) +
        rect(x + 60, y, 30, 150, { fill: colour.kraftLight }),
    )
    .join('') +
  bird(560, 245, 0.6, '#33464a');

const seedling = (x: number) =>
  path(`M${x} 600q-40-60-60-70q50-6 60 40q0-70 10-110q30 60 0 120q20-50 55-55q-15 55-65 75z`, {
    fill: colour.leaf,
  });

export const garden = (mesh: string) =>
  sky() +
  `<defs>${mesh}</defs>` +
  rect(0, 590, 800, 210, { fill: '#9db27c' }) +
  [180, 300, 420, 540, 640].map(seedling).join('') +
  circle(430, 520, 18, { fill: colour.brick }) +
  circle(310, 535, 16, { fill: colour.brick }) +
  path('M100 600V480Q110 330 400 330T700 480V600Z', { fill: 'url(#mesh)' }) +
  path(
    'M100 600V480Q110 330 400 330T700 480V600M250 600V470Q260 350 300 336M550 600V470Q540 350 500 336',
    { stroke: '#6d5a3f', width: 8 },
  ) +
  rect(70, 596, 660, 90, { fill: '#8a6a4a' }, 6) +
  ellipse(400, 600, 320, 10, { fill: '#5a4330' }) +
  bird(640, 170, 1, '#4d7f58');
