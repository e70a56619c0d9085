/** Drawing of solid things: centimetres in space to points on the sheet. */
import { path, type Stroke } from './paint.ts';

/** x along, y into the depth, z up; centimetres */
export type Point = readonly [x: number, y: number, z: number];
export type Camera = (point: Point) => [number, number];

interface View {
  /** pixels to the centimetre */
  scale: number;
  /** where the origin of space lies on the sheet */
  at?: [number, number];
  /** degrees */
  yaw?: number;
  pitch?: number;
}

/** A parallel projection, so that equal things stay equal and can be repeated by shifting. */
export function camera({ scale, at = [0, 0], yaw = 30, pitch = 26 }: View): Camera {
  const [a, p] = [(yaw * Math.PI) / 180, (pitch * Math.PI) / 180];
  return ([x, y, z]) => [
    at[0] + scale * (x * Math.cos(a) + y * Math.sin(a)),
    at[1] + scale * ((x * Math.sin(a) - y * Math.cos(a)) * Math.sin(p) - z * Math.cos(p)),
  ];
}

/** Path data through the points, rounded to pixels. */
export function trace(look: Camera, points: Point[], close = false): string {
  return flat(points.map(look), close);
}

/** The same for points that lie on the sheet already; relative steps, which are the shortest text. */
export function flat(points: [number, number][], close = false): string {
  const rounded = points.map(([x, y]) => [Math.round(x), Math.round(y)] as const);
  const steps = rounded.slice(1).map(([x, y], i) => {
    const [px, py] = rounded[i] ?? [0, 0];
    return `${x - px} ${y - py}`;
  });
  return `M${rounded[0]?.join(' ')}l${steps.join(' ')}${close ? 'z' : ''}`.replaceAll(' -', '-');
}

export interface Faces {
  top: string;
  front: string;
  side: string;
}

/** A block from one corner to the opposite one; the three faces that the camera sees. */
export function block(
  look: Camera,
  [x0, y0, z0]: Point,
  [x1, y1, z1]: Point,
  fill: Faces,
  extra: Stroke = {},
) {
  const face = (points: Point[], shade: string) =>
    path(trace(look, points, true), { ...extra, fill: shade });
  return (
    face(
      [
        [x0, y0, z1],
        [x1, y0, z1],
        [x1, y1, z1],
        [x0, y1, z1],
      ],
      fill.top,
    ) +
    face(
      [
        [x0, y0, z0],
        [x1, y0, z0],
        [x1, y0, z1],
        [x0, y0, z1],
      ],
      fill.front,
    ) +
    face(
      [
        [x1, y0, z0],
        [x1, y1, z0],
        [x1, y1, z1],
        [x1, y0, z1],
      ],
      fill.side,
    )
  );
}

/** The transform that lays flat drawing (in centimetres) on the front face y = `y`, from its top left. */
export function onFront(look: Camera, [x, y, z]: Point): string {
  const [ox, oy] = look([x, y, z]);
  const [ax, ay] = look([x + 1, y, z]);
  const [bx, by] = look([x, y, z - 1]);
  const numbers = [ax - ox, ay - oy, bx - ox, by - oy, ox, oy].map((n) => +n.toFixed(2));
  return `matrix(${numbers.join(' ')})`;
}

/** A soft shadow on the ground under a rectangle of space. */
export function shadow(
  look: Camera,
  [x0, y0, z]: Point,
  [x1, y1]: readonly [number, number],
  opacity = 0.28,
) {
  const d = trace(
    look,
    [
      [x0, y0, z],
      [x1, y0, z],
      [x1, y1, z],
      [x0, y1, z],
    ],
    true,
  );
  return path(d, { fill: '#3b3020', opacity, filter: 'soft' });
}
