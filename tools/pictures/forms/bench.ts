/** Small parts as they lie on the bench: common ways of showing them. */
import { blur, colour, ellipse, path, rect, use } from '../paint.ts';
import { facade } from '../scenes/places.ts';
import { meshPattern } from './net.ts';

/** A soft shadow under something that lies or stands. */
export const rest = (x: number, y: number, rx: number, ry: number) =>
  ellipse(x, y, rx, ry, { fill: '#3b3020', opacity: 0.28, filter: 'soft' });

export const zoom = (drawing: string, scale: number, x: number, y: number) =>
  `<g transform="rotate(-8) scale(${scale}) translate(${x} ${y})">${drawing}</g>`;

/** The upper border of a net at a wall: `rope` lies at y = 300 from edge to edge. */
export function netBorder(parts: string): string {
  return (
    `<defs>${blur('soft', 5)}${meshPattern('n', 60, '#3c5b5f', 4, 5)}</defs>` +
    rect(0, 0, 800, 800, { fill: '#a9d3d6' }) +
    `<g transform="translate(0 300)">${rect(0, 0, 800, 500, { fill: 'url(#n)' })}</g>` +
    `<g clip-path="inset(0 0 560px 0)">${facade()}</g>` +
    path('M0 240H800', { stroke: '#c3ab84', width: 8 }) +
    path('M0 302H800', { stroke: '#3b4b50', width: 9 }) +
    path('M0 299H800', { stroke: '#aebbc0', width: 3, dash: '10 8' }) +
    parts
  );
}

/** A round bar along a path. With an `id` the path is written once and drawn three times. */
export function steelStroke(d: string, width: number, id?: string): string {
  const tones: [string, number][] = [
    [colour.steelDark, width],
    [colour.steel, width * 0.7],
    ['#eef3f5', width * 0.22],
  ];
  if (!id) return tones.map(([stroke, w]) => path(d, { stroke, width: +w.toFixed(1) })).join('');
  const uses = tones.map(([stroke, w]) =>
    use(id, 0, 0, `stroke="${stroke}" stroke-width="${+w.toFixed(1)}"`),
  );
  return `<defs><path id="${id}" d="${d}"/></defs><g fill="none">${uses.join('')}</g>`;
}
