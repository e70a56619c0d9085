/** Drawings that tell something and sell nothing. Around (0, 0) unless said otherwise. */
import { bird, blur, circle, colour, ellipse, label, path, rect } from '../paint.ts';

const ground = `<defs>${blur('soft2', 9)}</defs>`;

const straws = Array.from({ length: 34 }, (_, i) => {
  const x = -200 + ((i * 97) % 400);
  const y = 40 + ((i * 53) % 110);
  return `M${x} ${y}q${30 + (i % 5) * 8} ${(i % 7) * 6 - 20} ${80 + (i % 4) * 14} ${(i % 5) * 9 - 18}`;
}).join('');

export const nest =
  ground +
  ellipse(0, 160, 270, 40, { fill: '#3b3020', opacity: 0.3, filter: 'soft2' }) +
  path('M-240 20Q-250 170 0 180T240 20Q180-40 0-44T-240 20Z', { fill: '#8f6f48' }) +
  ellipse(0, 14, 205, 64, { fill: '#5f472c' }) +
  ellipse(-48, 4, 58, 44, { fill: '#fdf8ee', stroke: '#dccfb8', width: 4 }) +
  ellipse(58, 12, 58, 44, { fill: '#fffdf8', stroke: '#dccfb8', width: 4 }) +
  path('M-205 14Q-190 78 0 80T205 14L225 30Q220 120 0 124T-225 30Z', { fill: '#a5835a' }) +
  path(straws, { stroke: '#c9a777', width: 6 }) +
  path('M-230 60q80 60 180 50M40 120q100-4 190-70', { stroke: '#73583a', width: 5 });

export const bucket =
  ground +
  ellipse(-30, 230, 300, 40, { fill: '#3b3020', opacity: 0.3, filter: 'soft2' }) +
  path('M-230-60L-200 220Q-100 244 0 220L30-60Z', { fill: colour.tealMid }) +
  path('M-230-60L-200 220Q-170 230-150 231L-176-50Z', { fill: colour.teal }) +
  ellipse(-100, -60, 130, 36, { fill: '#d9efee', stroke: colour.teal, width: 10 }) +
  path('M-224-40Q-100-290 24-40', { stroke: colour.steel, width: 9 }) +
  [
    [-150, -74, 30],
    [-104, -92, 38],
    [-54, -72, 26],
    [-88, -56, 24],
  ]
    .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, { fill: '#fff', opacity: 0.9 }))
    .join('') +
  path('M110 190H290V226H110Z', { fill: colour.kraft }) +
  path('M110 190L130 130H270L290 190Z', { fill: colour.kraftLight }) +
  path('M190 130L176-150Q200-176 224-150L210 130Z', { fill: colour.kraftDark }) +
  path(
    'M116 226v26M136 226v28M156 226v26M176 226v28M196 226v26M216 226v28M236 226v26M256 226v28M276 226v26',
    { stroke: '#5f472c', width: 8 },
  ) +
  path('M250 20Q330-30 400 20Q410 100 330 130Q250 100 250 20Z', {
    fill: '#fff',
    stroke: '#cfd9d8',
    width: 5,
  }) +
  path('M252 40Q200 50 190 80M398 40Q440 50 450 80M270 60Q330 76 386 60M282 88Q330 100 374 88', {
    stroke: '#b4c2c1',
    width: 4,
  });

/** A full sheet of 800 × 600: the workshop from the street. */
export const workshop =
  rect(0, 0, 800, 600, { fill: '#cfe5e4' }) +
  path('M0 250L120 190L260 240L420 170L600 230L800 180V460H0Z', { fill: '#a9cfcd' }) +
  rect(0, 450, 800, 150, { fill: '#d9c9ad' }) +
  path('M80 230L240 150L400 230L560 150L720 230V460H80Z', { fill: '#f3ead9' }) +
  path('M80 230L240 150V230ZM400 230L560 150V230Z', { fill: '#9fc4c6' }) +
  path('M66 236L240 144L400 224L560 144L734 236', { stroke: colour.brick, width: 16 }) +
  rect(110, 262, 580, 62, { fill: colour.teal }, 6) +
  label(400, 308, 'PARINDA', 44, colour.white) +
  rect(130, 346, 200, 114, { fill: '#84929b' }) +
  path('M130 362H330M130 378H330M130 394H330M130 410H330M130 426H330M130 442H330', {
    stroke: '#6b7982',
    width: 3,
  }) +
  rect(370, 346, 140, 114, { fill: '#2b4a4f' }) +
  rect(550, 346, 120, 80, { fill: '#9fc4c6', stroke: '#fff', width: 8 }) +
  path('M610 346V426', { stroke: '#fff', width: 6 }) +
  [
    [384, 410],
    [424, 404],
    [404, 366],
  ]
    .map(([x = 0, y = 0]) =>
      rect(x, y, 48, 46, { fill: colour.kraft, stroke: colour.kraftDark, width: 3 }),
    )
    .join('') +
  rect(0, 458, 800, 10, { fill: '#bfae8f' }) +
  path('M40 470V330', { stroke: '#7a5f45', width: 14 }) +
  circle(40, 300, 64, { fill: colour.leaf }) +
  circle(760, 410, 50, { fill: '#6f9c68' }) +
  path('M760 470V430', { stroke: '#7a5f45', width: 12 }) +
  bird(640, 90, 0.9) +
  bird(540, 60, 0.55, '#6d8288');
