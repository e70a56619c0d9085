/** Adhesive cartridge, wire rope kit and scare tape. */
import { across, line, upright } from '../dimension.ts';
import type { Form } from '../form.ts';
import { blur, circle, colour, ellipse, gradient, label, path, rect } from '../paint.ts';
import { garden } from '../scenes/places.ts';
import { place } from '../scenes/walls.ts';
import { block, camera } from '../space.ts';
import { netBorder, rest, steelStroke, zoom } from './bench.ts';

const tube =
  `<defs>${gradient('tu', ['#cfd9d8', '#ffffff', '#f3f6f5', '#b4c2c1'], 'across')}${gradient('tn', ['#b5d5d3', '#f0faf9', '#8fbab8'], 'across')}</defs>` +
  path('M-12-190L-30-150H30L12-190L6-330H-6Z', { fill: 'url(#tn)' }) +
  rect(-44, -152, 88, 26, { fill: 'url(#tn)' }, 6) +
  rect(-80, -130, 160, 400, { fill: 'url(#tu)' }, 10) +
  rect(-80, -40, 160, 210, { fill: colour.teal }) +
  rect(-80, 170, 160, 14, { fill: colour.marigold }) +
  label(0, 30, 'PARINDA', 30, colour.white) +
  label(0, 76, 'HOLD', 34, colour.tealLight) +
  label(0, 130, '300 ml', 24, colour.white) +
  rect(-80, -40, 26, 224, { fill: '#000', opacity: 0.14 }) +
  rect(-30, -40, 22, 224, { fill: '#fff', opacity: 0.13 });

export const adhesive: Form = {
  whole: () => `${rest(40, 270, 190, 30)}<g transform="rotate(8)">${tube}</g>`,
  closeUp: () => zoom(tube, 2.3, 0, 130),
  mounted: () => {
    const look = camera({ scale: 15, at: [-40, 420], yaw: 24 });
    const dab = (x: number) => {
      const [cx, cy] = look([x, 2.2, 1.4]);
      return ellipse(Math.round(cx), Math.round(cy), 19, 10, {
        fill: '#f4fbfb',
        stroke: '#a5cfcd',
        width: 3,
      });
    };
    return (
      place(look, 'plaster', 4.5) +
      block(look, [3, 0, 0], [53, 4.5, 1.2], {
        top: '#c3e0de',
        front: '#94c4c2',
        side: '#6fa9a8',
      }) +
      [8, 16, 24, 32].map(dab).join('') +
      `<g transform="translate(640 250) rotate(222)">${tube}</g>`
    );
  },
  measures: () =>
    rect(320, 260, 130, 400, { ...line, fill: colour.mist }, 8) +
    path('M345 260V236H425V260M361 236L379 120H391L409 236', line) +
    upright(120, 660, 560, '320 mm') +
    across(320, 450, 700, '50 mm') +
    label(385, 480, '300 ml'),
};

const turn = (r: number) => {
  const [flat, across] = [Math.round(r * 0.82), r * 2];
  return `M${-r} 0a${r} ${flat} 0 1 0 ${across} 0a${r} ${flat} 0 1 0-${across} 0`;
};
const coil = steelStroke([150, 130, 110, 92].map(turn).join(''), 11, 'coil');
const tensioner =
  steelStroke('M-150 0h60M90 0h60', 10) +
  steelStroke('M-160-1a22 22 0 1 0-40 0a22 22 0 1 0 40 0M160 0q42-34 42 8', 10) +
  rect(-92, -24, 184, 48, { fill: colour.steel }, 20) +
  rect(-64, -11, 128, 22, { fill: '#4d5a63' }, 10) +
  rect(-86, -20, 172, 8, { fill: '#eef3f5', opacity: 0.8 }, 4);
const eyeBolt = steelStroke('M0 0a26 26 0 1 0 .1 0M0 0V-80', 12, 'eye');
const ropeWhole = () =>
  rest(-90, 40, 190, 90) +
  `<g transform="translate(-110 -90)">${coil}</g>` +
  rest(60, 200, 220, 24) +
  `<g transform="translate(40 170) rotate(-8)">${tensioner}</g>` +
  [0, 1, 2]
    .map(
      (i) => `<g transform="translate(${150 + i * 72} ${-120 + i * 30}) rotate(14)">${eyeBolt}</g>`,
    )
    .join('');

export const wireRope: Form = {
  whole: ropeWhole,
  closeUp: () =>
    `${zoom(tensioner, 2.7, 30, 10)}<g transform="translate(-40 -560) scale(2)">${coil}</g>`,
  mounted: () =>
    netBorder(
      `<g transform="translate(250 302)">${tensioner}</g><g transform="translate(40 268)">${eyeBolt}</g><g transform="translate(640 268)">${eyeBolt}</g>`,
    ),
  measures: () =>
    rect(130, 120, 500, 330, line) +
    [
      [130, 120],
      [630, 120],
      [130, 450],
      [630, 450],
      [380, 120],
      [380, 450],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 13, { ...line, fill: '#fff' }))
      .join('') +
    across(130, 630, 500, '6 m') +
    upright(120, 450, 690, '4 m') +
    path('M200 640H320M480 640H600', line) +
    rect(320, 622, 160, 36, { ...line, fill: colour.mist }, 16) +
    label(400, 720, 'rope 2 mm, 20 m'),
};

const ribbon = 'M60-60Q160-150 250-60T330 90L360 130Q270 190 220 70T80 20Z';
const tapeWhole = () =>
  `<defs>${gradient('ho', ['#dfe9ef', '#9fd3d0', '#f4e3b2', '#c9b9e0', '#eef5f8', '#8fc3c4'], 'across')}</defs>` +
  rest(-60, 190, 260, 40) +
  path(ribbon, { fill: 'url(#ho)' }) +
  path('M150-96L250-60L225 75L330 90L360 130', { stroke: '#fff', width: 4, opacity: 0.7 }) +
  rect(-230, -20, 320, 130, { fill: 'url(#ho)' }) +
  ellipse(-70, 110, 160, 84, { fill: 'url(#ho)' }) +
  ellipse(-70, -20, 160, 84, { fill: '#eaf1f3', stroke: '#a8bcc4', width: 4 }) +
  ellipse(-70, -20, 120, 62, { stroke: '#bccdd3', width: 3 }) +
  ellipse(-70, -20, 76, 40, { fill: '#8a6a4a', stroke: colour.kraft, width: 10 });

const streamer = (x: number, y: number, length: number) =>
  path(
    `M${x} ${y}q22 ${length / 4} 0 ${length / 2}t6 ${length / 2}l16-4q-18-${length / 4} 2-${length / 2}t-8-${length / 2}z`,
    { fill: 'url(#ho)', stroke: '#fff', width: 1 },
  );

export const tape: Form = {
  whole: tapeWhole,
  closeUp: () => `<defs>${blur('soft', 8)}</defs>${zoom(tapeWhole(), 2, -120, -20)}`,
  mounted: () =>
    garden('<pattern id="mesh" width="1" height="1"/>') +
    `<defs>${gradient('ho', ['#eef5f8', '#9fd3d0', '#f4e3b2', '#c9b9e0', '#8fc3c4'])}</defs>` +
    path('M60 640V190M740 640V190', { stroke: '#6d5a3f', width: 12 }) +
    path('M60 210Q400 260 740 210', { stroke: '#6b7b80', width: 3 }) +
    [120, 210, 300, 390, 480, 570, 660]
      .map((x, i) => streamer(x, 218 + 20 * Math.sin((x / 800) * 3.1), 110 + (i % 3) * 24))
      .join(''),
  measures: () =>
    rect(110, 200, 560, 56, { ...line, fill: colour.mist }) +
    path('M670 200l-24 14l18 14l-20 14l26 14', line) +
    across(110, 670, 310, '45 m') +
    upright(200, 256, 720, '25 mm', 30) +
    circle(390, 540, 120, line) +
    circle(390, 540, 60, line) +
    label(390, 730, '40 microns', 24, colour.tealMid),
};
