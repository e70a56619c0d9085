/** Nets: a hanging sheet of mesh. */
import { across, line, upright } from '../dimension.ts';
import type { Form } from '../form.ts';
import { blur, circle, colour, ellipse, label, path, rect, use } from '../paint.ts';
import { flat } from '../space.ts';

export interface NetLook {
  stroke: string;
  /** on the dark ground of the close-up */
  onDark: string;
  width: number;
  meshes: number;
  mounted: (mesh: string) => string;
  /** texts: width, height, mesh */
  says: [string, string, string];
  /** height : width */
  ratio?: number;
  /** what comes with the net */
  extras?: string;
}

/** A cloth that hangs from its upper edge in soft folds; u and v run from 0 to 1. */
function cloth(u: number, v: number): [number, number] {
  const fold = Math.sin(u * Math.PI * 3.2 + 0.4);
  const sag = Math.abs(Math.sin(u * Math.PI * 3)) * 22 * (1 - v);
  return [
    -290 + 580 * u + 16 * Math.cos(u * Math.PI * 3.2) * v,
    -250 + sag + 470 * v + fold * 20 * v,
  ];
}

function sheet(meshes: number): string {
  const steps = (n: number) => Array.from({ length: n + 1 }, (_, i) => i / n);
  const upright = steps(meshes).map((u) => flat(steps(4).map((v) => cloth(u, v))));
  const across = steps(meshes).map((v) => flat(steps(13).map((u) => cloth(u, v))));
  return upright.join('') + across.join('');
}

export function meshPattern(id: string, size: number, stroke: string, width: number, knot = 0) {
  const half = size / 2;
  const dot = knot ? circle(half, half, knot, { fill: stroke }) : '';
  return `<pattern id="${id}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"><path d="M${half} 0V${size}M0 ${half}H${size}" stroke="${stroke}" stroke-width="${width}"/>${dot}</pattern>`;
}

export function net(shape: NetLook): Form {
  const { stroke, onDark, width, meshes } = shape;
  return {
    whole() {
      const hooks = [0, 1 / 3, 2 / 3, 1].map((u) => {
        const [x, y] = cloth(u, 0).map(Math.round) as [number, number];
        return `M${x} ${y}v-22q0-12 12-12`;
      });
      return (
        `<defs><path id="m" d="${sheet(meshes)}"/>${blur('b', 6)}</defs>` +
        `<use href="#m" x="26" y="34" stroke="#6b5a3e" opacity=".25" stroke-width="5" fill="none" filter="url(#b)"/>` +
        `<use href="#m" stroke="${stroke}" stroke-width="${width}" fill="none"/>` +
        path(hooks.join(''), { stroke: colour.steelDark, width: 7 }) +
        (shape.extras ?? '')
      );
    },
    closeUp() {
      const cell = 2600 / meshes;
      return (
        `<defs>${meshPattern('x', cell, '#062e34', width * 5, width * 8)}${meshPattern('k', cell, onDark, width * 4, width * 6.5)}${meshPattern('w', cell, '#fff', width)}</defs>` +
        [
          ['x', 14, 22, 0.5],
          ['k', 0, 0, 1],
          ['w', -2, -2, 0.35],
        ]
          .map(
            ([id, x, y, opacity]) =>
              `<g transform="translate(${x} ${y}) rotate(9)">${rect(-700, -700, 1400, 1400, { fill: `url(#${id})`, opacity: Number(opacity) })}</g>`,
          )
          .join('')
      );
    },
    mounted: () => shape.mounted(meshPattern('mesh', 22, stroke, 1.6)),
    beside: () => bundle(shape),
    measures: () => measures(shape),
  };
}

/** The net as it is packed: folded, with a paper band. */
function bundle({ stroke, width }: NetLook): string {
  const folds = 'M-230 60Q-250-90-120-110Q0-130 130-105Q250-80 235 60Q220 150 0 150T-230 60Z';
  return (
    `<defs>${blur('b', 9)}${meshPattern('f', 15, stroke, width)}<g id="v">${path(folds, { fill: 'url(#f)' })}</g></defs>` +
    ellipse(20, 140, 250, 40, { fill: '#3b3020', opacity: 0.35, filter: 'b' }) +
    path(folds, { fill: '#fbf8f2', opacity: 0.85, stroke, width: 3 }) +
    use('v', 0, 0) +
    use('v', 0, 0, 'transform="rotate(7) scale(.97)"') +
    path('M-60-118L-50 149Q10 154 66 148L58-118Q0-126-60-118Z', { fill: colour.tealMid }) +
    label(2, 34, 'PARINDA', 22, colour.white)
  );
}

function measures({ says, ratio = 1 }: NetLook): string {
  const bottom = Math.round(90 + 420 * ratio);
  return (
    `<defs>${meshPattern('s', 20, colour.tealLight, 1.5)}${meshPattern('l', 74, colour.teal, 5, 8)}</defs>` +
    rect(110, 90, 420, bottom - 90, { ...line, fill: 'url(#s)' }) +
    across(110, 530, bottom + 30, says[0]) +
    upright(90, bottom, 580, says[1]) +
    path(`M480 ${bottom - 40}L560 560`, { stroke: colour.teal, width: 4 }) +
    circle(480, bottom - 40, 16, { ...line, fill: '#fff' }) +
    circle(610, 655, 115, { fill: '#f6faf9', stroke: colour.teal, width: 4 }) +
    circle(610, 655, 113, { fill: 'url(#l)' }) +
    label(410, 730, says[2])
  );
}
