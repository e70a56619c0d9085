/** Welded steel mesh, partly rolled out. */
import { across, line, upright } from '../dimension.ts';
import type { Form } from '../form.ts';
import { colour, ellipse, gradient, label, path, rect } from '../paint.ts';
import { facade } from '../scenes/places.ts';
import { camera, shadow, trace } from '../space.ts';
import { meshPattern } from './net.ts';

function whole(): string {
  const look = camera({ scale: 11.5, at: [-330, 60], yaw: 32, pitch: 38 });
  let d = '';
  for (let x = 0; x <= 44; x += 2)
    d += trace(look, [
      [x, 0, 0],
      [x, 28, 0],
    ]);
  for (let y = 0; y <= 28; y += 2)
    d += trace(look, [
      [0, y, 0],
      [44, y, 0],
    ]);
  const [x0, y0] = look([44, 0, 3]);
  const [x1, y1] = look([44, 28, 3]);
  const turn = `translate(${x0.toFixed(0)} ${y0.toFixed(0)}) rotate(${((Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI).toFixed(0)})`;
  const length = Math.round(Math.hypot(x1 - x0, y1 - y0));
  return (
    `<defs>${gradient('c', [colour.steelLight, '#eef3f5', colour.steel, colour.steelDark])}${meshPattern('q', 19, colour.steelDark, 2)}</defs>` +
    shadow(look, [-1, -4, 0], [52, 28], 0.3) +
    path(d, { stroke: '#fff', width: 5, opacity: 0.8 }) +
    path(d, { stroke: colour.steel, width: 2.5 }) +
    `<g transform="${turn}">` +
    rect(0, -48, length, 96, { fill: 'url(#c)' }) +
    rect(0, -48, length, 96, { fill: 'url(#q)', opacity: 0.8 }) +
    ellipse(length, 0, 22, 48, { fill: colour.steelDark }) +
    ellipse(0, 0, 22, 48, { fill: colour.steelLight, stroke: colour.steelDark, width: 3 }) +
    ellipse(0, 0, 14, 32, { fill: colour.steel, stroke: colour.steelDark, width: 3 }) +
    ellipse(0, 0, 7, 17, { fill: '#37434a' }) +
    '</g>'
  );
}

export const meshRoll: Form = {
  whole,
  closeUp: () =>
    `<defs>${meshPattern('x', 100, '#062e34', 16)}${meshPattern('k', 100, '#aab8c0', 13)}${meshPattern('w', 100, '#fff', 4)}</defs>` +
    ['x', 'k', 'w']
      .map(
        (id, i) =>
          `<g transform="translate(${i ? 0 : 12} ${i ? 0 : 18}) rotate(-12)">${rect(-700, -700, 1400, 1400, { fill: `url(#${id})`, opacity: i ? 1 : 0.5 })}</g>`,
      )
      .join(''),
  mounted: () =>
    `<defs>${meshPattern('q', 24, '#e6edf0', 3)}</defs>` +
    facade() +
    rect(250, 230, 300, 300, { fill: '#2b3a3f', stroke: '#b9a88c', width: 18 }, 6) +
    path(
      'M400 380m-110 0a110 110 0 1 0 220 0a110 110 0 1 0-220 0M400 380L330 300M400 380L480 310M400 380L390 485',
      { stroke: '#55686e', width: 12 },
    ) +
    rect(262, 242, 276, 276, { fill: 'url(#q)', stroke: colour.steelLight, width: 6 }),
  measures: () =>
    `<defs>${meshPattern('s', 24, colour.tealLight, 2)}${meshPattern('l', 80, colour.teal, 6)}</defs>` +
    rect(100, 120, 540, 200, { ...line, fill: 'url(#s)' }) +
    across(100, 640, 370, '3 m') +
    upright(120, 320, 690, '0.6 m') +
    rect(240, 470, 240, 240, { ...line, fill: 'url(#l)' }, 120) +
    label(570, 580, '12 mm') +
    label(570, 615, 'wire 1 mm', 22, colour.tealMid),
};
