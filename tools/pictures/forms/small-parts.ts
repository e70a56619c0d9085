/** Hooks, ties, rings and clamps. */
import { across, line, upright } from '../dimension.ts';
import type { Form } from '../form.ts';
import { circle, colour, label, path, rect, use } from '../paint.ts';
import { place } from '../scenes/walls.ts';
import { block, camera, type Point, trace } from '../space.ts';
import { netBorder, rest, steelStroke, zoom } from './bench.ts';

const times = (n: number, draw: (i: number) => string) =>
  Array.from({ length: n }, (_, i) => draw(i)).join('');

const hookShape = 'M0 110V-10M0-10Q0-70 45-70Q95-70 95-20Q95 20 60 28';
const hook = `<g id="h">${steelStroke(hookShape, 17)}${path('M-12 50l24 10M-12 66l24 10M-12 82l24 10M-10 98l20 8', { stroke: colour.steelDark, width: 4 })}</g>`;
const plug = `<g id="q">${path('M-13-45h26v60l-6 40h-14l-6-40z', { fill: colour.tealMid })}${path('M0-45V40M-13-20h26M-13 0h26', { stroke: colour.tealDeep, width: 3 })}</g>`;
const hooksWhole = () =>
  `<defs>${hook}${plug}</defs>` +
  times(3, (i) => rest(-180 + i * 190, -30, 80, 18) + use('h', -200 + i * 190, -150)) +
  times(3, (i) => rest(-180 + i * 190, 200, 80, 18) + use('h', -200 + i * 190, 80)) +
  times(7, (i) => use('q', -255 + i * 85, 270));

export const hooks: Form = {
  whole: hooksWhole,
  closeUp: () => zoom(hooksWhole(), 2.6, 20, 100),
  mounted: () =>
    netBorder(
      `<defs>${hook}</defs>${times(4, (i) => use('h', 0, 0, `transform="translate(${75 + i * 195} 262) scale(.7 -.7) rotate(14)"`))}`,
    ),
  measures: () =>
    `<g transform="translate(300 480) scale(2.4)">${path(hookShape, { stroke: colour.teal, width: 1.6 })}${path('M-9 50l18 8M-9 66l18 8M-9 82l18 8', { stroke: colour.tealMid, width: 1.4 })}</g>` +
    upright(312, 744, 200, '40 mm', -30) +
    across(300, 528, 250, '8 mm', -30) +
    label(560, 660, 'plug 6 × 35 mm', 26),
};

const tieShape = 'M-250 0Q0-40 250 0';
const tie = `<g id="t">${path(tieShape, { stroke: '#1d2a2e', width: 13 })}${path(tieShape, { stroke: '#54666b', width: 3, dash: '3 9' })}${rect(-268, -16, 30, 32, { fill: '#1d2a2e' }, 5)}</g>`;
const tiesWhole = () =>
  `<defs>${tie}</defs>` +
  rest(10, 80, 290, 60) +
  times(9, (i) =>
    use('t', 0, 0, `transform="translate(${i * 3} ${i * 8 - 20}) rotate(${i * 7 - 28})"`),
  ) +
  path('M-44-60Q0-75 46-60L44 90Q0 104-44 90Z', { fill: colour.tealMid }) +
  label(0, 24, '100', 34, colour.white);

export const ties: Form = {
  whole: tiesWhole,
  closeUp: () =>
    zoom(
      `<defs>${tie}</defs>${times(4, (i) => use('t', 0, 0, `transform="translate(${i * 14} ${i * 44 - 60}) rotate(${i * 6 - 8})"`))}`,
      2.6,
      130,
      20,
    ),
  mounted: () =>
    netBorder(
      times(
        5,
        (i) =>
          path(`M${80 + i * 160} 272q-22 26 0 56q22-26 0-56l26-44`, {
            stroke: '#1d2a2e',
            width: 9,
          }) + rect(68 + i * 160, 262, 24, 20, { fill: '#1d2a2e' }, 4),
      ),
    ),
  measures: () =>
    rect(110, 300, 540, 22, line) +
    rect(90, 286, 44, 50, { ...line, fill: colour.mist }, 6) +
    path('M150 300V322M165 300V322M180 300V322M195 300V322M210 300V322M225 300V322', line) +
    across(90, 650, 390, '200 mm') +
    circle(400, 580, 80, line) +
    rect(384, 488, 32, 26, { ...line, fill: colour.mist }, 4) +
    across(320, 480, 700, 'up to 50 mm') +
    label(590, 270, '4.8 mm'),
};

const ringShape = 'M-38-22A44 44 0 1 0 38-22';
const ring = `<g id="r">${steelStroke(ringShape, 12)}</g>`;
const ringsWhole = () =>
  `<defs>${ring}</defs>` +
  rest(0, 110, 260, 70) +
  times(26, (i) => {
    const turn = i * 2.4;
    const away = 34 * Math.sqrt(i + 0.5);
    return use(
      'r',
      0,
      0,
      `transform="translate(${Math.round(Math.cos(turn) * away * 1.5)} ${Math.round(Math.sin(turn) * away + 20)}) rotate(${(i * 67) % 360})"`,
    );
  });

export const rings: Form = {
  whole: ringsWhole,
  closeUp: () => zoom(ringsWhole(), 2.4, 10, -10),
  mounted: () =>
    netBorder(
      times(
        7,
        (i) =>
          `<g transform="translate(${90 + i * 120} 318)">${steelStroke('M-6-36A28 28 0 1 0 8-36Z', 9)}</g>`,
      ),
    ),
  measures: () =>
    `<g transform="translate(270 300) scale(2.6)">${path(ringShape, { stroke: colour.teal, width: 1.5 })}</g><g transform="translate(590 330) scale(1.3)">${path('M0-44A44 44 0 1 0 1-44Z', { stroke: colour.teal, width: 2.4 })}</g>` +
    across(156, 384, 480, '12 mm') +
    across(533, 647, 480, '6 mm') +
    label(270, 180, 'open') +
    label(590, 180, 'closed') +
    label(400, 640, 'wire 2 mm'),
};

const plate = { top: '#e6edf0', front: '#b4c0c7', side: '#84929b' };
function clamp(scale: number, at: [number, number]): string {
  const look = camera({ scale, at, yaw: 34, pitch: 28 });
  const screw: Point[] = [
    [2, 2, -3.4],
    [2, 2, -1.2],
  ];
  return (
    block(look, [0, 0, -2], [4, 6, -1.7], plate) +
    block(look, [0, 5.6, -2], [4, 6, 1.6], plate) +
    block(look, [0, 0, 1.3], [4, 6, 1.6], plate) +
    block(look, [0.4, 1, 1.6], [1, 2.6, 3], plate) +
    block(look, [2.8, 1, 1.6], [3.4, 2.6, 3], plate) +
    steelStroke(trace(look, screw), scale * 0.5)
  );
}
const clampsWhole = () =>
  `<defs><g id="k">${rest(90, 76, 90, 22)}${clamp(26, [0, 0])}</g></defs>` +
  times(6, (i) => use('k', -270 + (i % 3) * 200, -90 + Math.floor(i / 3) * 260));

export const clamps: Form = {
  whole: clampsWhole,
  closeUp: () => clamp(86, [-280, 30]),
  mounted: () => {
    const look = camera({ scale: 15, at: [-40, 330], yaw: 24 });
    const fans = times(
      14,
      (i) =>
        trace(look, [
          [5 + i * 3.4, 2, 1],
          [5 + i * 3.4, -5, 9],
        ]) +
        trace(look, [
          [5 + i * 3.4, 2, 1],
          [5.4 + i * 3.4, 2, 12],
        ]),
    );
    const held = times(3, (i) =>
      block(look, [8 + i * 17, -2.6, -3.4], [12 + i * 17, -2, 1.8], plate),
    );
    return (
      place(look, 'beam', 4, 'birds') +
      block(look, [3, 0, 0], [53, 4.5, 1.2], {
        top: '#dfe9e8',
        front: '#b9cdcc',
        side: '#93acab',
      }) +
      path(fans, { stroke: colour.steelDark, width: 3.4 }) +
      held
    );
  },
  measures: () =>
    path('M300 220H520V250H330V470H520V500H300Z', { ...line, fill: colour.mist }) +
    path('M420 500V600M400 600h40M405 520h30M405 540h30M405 560h30', line) +
    path('M350 220V150H380V220M450 220V150H480V220', line) +
    upright(250, 470, 600, 'up to 18 mm', 40) +
    across(300, 520, 670, '40 mm', -40) +
    label(210, 360, '1.5 mm'),
};
