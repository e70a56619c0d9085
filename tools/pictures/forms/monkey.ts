/** Monkey spikes: cone plates, pipe collar, tank ring. (Steel rails are drawn as strips.) */
import { across, line, upright } from '../dimension.ts';
import type { Form } from '../form.ts';
import { circle, colour, ellipse, gradient, label, path, rect, use } from '../paint.ts';
import { facade } from '../scenes/places.ts';
import { place, sky } from '../scenes/walls.ts';
import { block, type Camera, camera, shadow } from '../space.ts';
import { rest, steelStroke } from './bench.ts';

const sand = { top: '#e3cfa6', front: '#c9b182', side: '#a98f60' };

/** One cone plate of 50 × 12 cm; the cone is drawn once and repeated. */
function plate(look: Camera, size: number, columns = 12, id = ''): string {
  const cone =
    path(
      `M-${size} 0Q-${size} ${size * 0.5} 0 ${size * 0.5}L0-${size * 2.1}Q-4-${size * 2.2}-6-${size * 2}Z`,
      { fill: '#efdfbd' },
    ) +
    path(
      `M${size} 0Q${size} ${size * 0.5} 0 ${size * 0.5}L0-${size * 2.1}Q4-${size * 2.2} 6-${size * 2}Z`,
      { fill: '#b89a66' },
    );
  let cones = '';
  for (let row = 2; row >= 0; row--)
    for (let i = 0; i < columns; i++) {
      const [x, y] = look([2 + i * 4.1 + (row % 2 ? 1.6 : 0), 2.4 + row * 3.6, 0.6]);
      cones += use(`c${id}`, x, y);
    }
  return `<defs><g id="c${id}">${cone}</g></defs>${block(look, [0, 0, 0], [columns * 4.17, 12, 0.6], sand)}${cones}`;
}

export const conePlate: Form = {
  whole() {
    const look = camera({ scale: 10.6, at: [-330, 60], yaw: 32, pitch: 32 });
    const [dx, dy] = [
      look([0, 16, 0])[0] - look([0, 0, 0])[0],
      look([0, 16, 0])[1] - look([0, 0, 0])[1],
    ];
    const far = shadow(look, [0, 13, -0.4], [51, 29], 0.22) + use('p', dx, dy);
    return `<defs><g id="p">${plate(look, 14)}</g></defs>${far}${shadow(look, [0, -4, -0.4], [51, 13], 0.25)}${use('p', 0, 0)}`;
  },
  closeUp() {
    const look = camera({ scale: 38, at: [-440, 120], yaw: 30, pitch: 32 });
    return shadow(look, [-1, -2, -0.6], [22, 13], 0.5) + plate(look, 52, 5);
  },
  mounted() {
    const look = camera({ scale: 15, at: [-40, 330], yaw: 24 });
    return (
      place(look, 'plaster', 12, 'monkeys') +
      `<g transform="translate(30 8)">${plate(look, 19)}</g>`
    );
  },
  measures: () =>
    rect(120, 250, 560, 22, { ...line, fill: colour.mist }) +
    path(
      Array.from({ length: 12 }, (_, i) => `M${134 + i * 46} 250l17-52q3-6 6 0l17 52`).join(''),
      line,
    ) +
    across(120, 680, 330, '50 cm') +
    rect(270, 600, 260, 16, { ...line, fill: colour.mist }) +
    path(
      'M282 600l24-86q4-8 8 0l24 86M372 600l24-86q4-8 8 0l24 86M462 600l24-86q4-8 8 0l24 86',
      line,
    ) +
    across(270, 530, 680, '12 cm') +
    upright(510, 600, 620, '35 mm', 60),
};

const around = (n: number, draw: (cos: number, sin: number) => string, half: 'back' | 'front') =>
  Array.from({ length: n }, (_, i) => (i + 0.5) * ((2 * Math.PI) / n))
    .filter((a) => (half === 'back' ? Math.sin(a) < 0 : Math.sin(a) >= 0))
    .map((a) => draw(Math.cos(a), Math.sin(a)))
    .join('');

/** Prongs that stand out and a little down from a ring of radius r around (0, 0). */
const prongs = (half: 'back' | 'front', r: number, reach: number) =>
  steelStroke(
    around(
      24,
      (c, s) =>
        `M${Math.round(c * r)} ${Math.round(s * r * 0.4)}L${Math.round(c * reach)} ${Math.round(s * reach * 0.4 + 46)}`,
      half,
    ),
    9,
    `${half}p`,
  );
const arc = (r: number, up: boolean) =>
  `M${-r} 0A${r} ${Math.round(r * 0.4)} 0 0 ${up ? 1 : 0} ${r} 0`;
const collar = (between = '') =>
  prongs('back', 120, 290) +
  steelStroke(arc(118, true), 26) +
  between +
  steelStroke(arc(118, false), 30) +
  prongs('front', 120, 290) +
  rect(-14, 28, 28, 44, { fill: colour.steelDark }, 5) +
  circle(0, 50, 7, { fill: '#dfe7ea' });
const pipe = (height: number) => rect(-92, -height, 184, height * 2, { fill: 'url(#pi)' });
const pipeShade = `<defs>${gradient('pi', ['#8e9a9d', '#e9eeee', '#d2d9d9', '#849093'], 'across')}</defs>`;

export const pipeCollar: Form = {
  whole: () =>
    rest(0, 190, 250, 50) +
    `<defs><g id="co">${collar()}</g></defs>${use('co', 0, 0, 'transform="translate(0 -100) scale(.85)"')}${use('co', 0, 110)}`,
  closeUp: () => `<g transform="translate(-40 -110) scale(1.9)">${collar()}</g>`,
  mounted: () =>
    `${pipeShade}${facade()}` +
    rect(560, 90, 180, 240, { fill: '#9fc4c6', stroke: '#fbf5e9', width: 16 }) +
    path('M650 98V322', { stroke: '#fbf5e9', width: 10 }) +
    `<g transform="translate(300 430)">${rect(-76, -440, 200, 820, { fill: '#000', opacity: 0.08 })}<g transform="scale(.78)">${collar(pipe(600))}</g></g>`,
  measures: () =>
    circle(380, 330, 96, line) +
    circle(380, 330, 82, line) +
    path(
      Array.from({ length: 24 }, (_, i) => {
        const a = (i * Math.PI) / 12;
        return `M${Math.round(380 + 96 * Math.cos(a))} ${Math.round(330 + 96 * Math.sin(a))}L${Math.round(380 + 240 * Math.cos(a))} ${Math.round(330 + 240 * Math.sin(a))}`;
      }).join(''),
      line,
    ) +
    across(298, 462, 620, '75–160 mm') +
    across(476, 620, 620, '15 cm') +
    path('M298 330V600M462 330V600M476 330V600M620 330V600', {
      stroke: colour.tealLight,
      width: 2,
      dash: '6 6',
    }),
};

const standing = (half: 'back' | 'front') =>
  steelStroke(
    around(
      36,
      (c, s) => `M${Math.round(c * 270)} ${Math.round(s * 108)}l${Math.round(c * 22)}-62`,
      half,
    ),
    7,
    `${half}s`,
  );
const tankRing = (between = '') =>
  standing('back') +
  steelStroke(arc(270, true), 16) +
  between +
  steelStroke(arc(270, false), 18) +
  standing('front');
const tankBody =
  path('M-262 0V330Q-262 400 0 400T262 330V0Q262 104 0 104T-262 0Z', { fill: 'url(#ta)' }) +
  path('M-262 120Q-262 216 0 216T262 120M-262 230Q-262 326 0 326T262 230', {
    stroke: '#0a2429',
    width: 6,
    opacity: 0.6,
  });
const tankTop =
  ellipse(0, 0, 262, 104, { fill: '#2d5f66' }) +
  path('M-200-20Q-180-110-80-120H80Q180-110 200-20Q190 50 0 56T-200-20Z', { fill: '#1c474d' }) +
  ellipse(0, -118, 86, 26, { fill: '#3d767d', stroke: '#123a40', width: 5 });
const tankShade = `<defs>${gradient('ta', ['#0f3238', '#2d5f66', '#3d767d', '#153d43'], 'across')}</defs>`;

export const tankGuard: Form = {
  whole: () => rest(0, 90, 300, 60) + tankRing(),
  closeUp: () => `<g transform="translate(-120 -120) scale(2.1)">${tankRing()}</g>`,
  mounted: () =>
    tankShade +
    sky() +
    rect(0, 690, 800, 110, { fill: '#e2d3b9' }) +
    path('M90 690H710V640H90Z', { fill: '#c8b796' }) +
    `<g transform="translate(400 270) scale(.98)">${tankBody}${tankRing(tankTop)}</g>`,
  measures: () =>
    path(
      'M210 250Q230 130 330 120H470Q570 130 590 250V600Q590 620 570 620H230Q210 620 210 600Z',
      line,
    ) +
    path('M200 250H600', { stroke: colour.teal, width: 10 }) +
    path(Array.from({ length: 15 }, (_, i) => `M${204 + i * 28} 250V196`).join(''), line) +
    across(200, 600, 690, '75–115 cm') +
    upright(196, 250, 670, '6 cm', 40) +
    label(400, 450, '500–1,000 litres'),
};
