/** Bird spike strips: a narrow base with fans of spikes. */
import { across, line, upright } from '../dimension.ts';
import type { Form } from '../form.ts';
import { circle, colour, label, path, rect, use } from '../paint.ts';
import { place, type Wall } from '../scenes/walls.ts';
import { block, type Camera, camera, type Faces, type Point, shadow, trace } from '../space.ts';

export interface StripLook {
  /** centimetres */
  width: number;
  height: number;
  /** lean of each spike of one fan, degrees from upright; negative leans to the front */
  leans: number[];
  /** distance between fans, centimetres */
  step: number;
  /** `onDark`: the stroke before the dark ground of the close-up */
  spike: { stroke: string; shine: string; width: number; opacity?: number; onDark?: string };
  base: Faces;
  wall: Wall;
  against?: 'birds' | 'monkeys';
  /** texts for the drawing: length, width, height */
  says: [string, string, string];
}

const length = 50;
const thick = 1.2;

/** The spikes that lean away and those that lean to the viewer, each as one path. */
function spikes(look: Camera, shape: StripLook, from: number, to: number, step: number) {
  const { width, height, leans } = shape;
  const paths = { far: '', near: '' };
  for (let x = from + step / 2, n = 0; x < to; x += step, n++) {
    leans.forEach((lean, row) => {
      const angle = (lean * Math.PI) / 180;
      const y = width * (0.25 + (0.5 * (row + 0.5)) / leans.length);
      const sway = n % 2 ? 0.5 : -0.5;
      const tip: Point = [x + sway, y + Math.sin(angle) * height, thick + Math.cos(angle) * height];
      paths[lean > 0 ? 'far' : 'near'] += trace(look, [[x, y, thick], tip]);
    });
  }
  return paths;
}

function piece(look: Camera, shape: StripLook, from = 0, to = length, step = shape.step): string {
  const { spike, base, width } = shape;
  const { far, near } = spikes(look, shape, from, to, step);
  const joints = Array.from({ length: Math.ceil((to - from) / 10) - 1 }, (_, i) => {
    const x = from + 10 * (i + 1);
    return trace(look, [
      [x, 0, 0],
      [x, 0, thick],
      [x, width, thick],
    ]);
  });
  const shine = `stroke="${spike.shine}" stroke-width="${Math.max(1, spike.width / 3.5)}"`;
  return (
    block(look, [from, 0, 0], [to, width, thick], base) +
    path(joints.join(''), { stroke: base.side, width: 2 }) +
    path(far, { stroke: spike.stroke, width: spike.width, opacity: 0.55 }) +
    `<defs><path id="n" d="${near}"/></defs>` +
    use(
      'n',
      0,
      0,
      `stroke="${spike.stroke}" stroke-width="${spike.width}" opacity="${spike.opacity ?? 1}"`,
    ) +
    use('n', -1, 0, shine)
  );
}

export function strip(shape: StripLook): Form {
  return {
    whole() {
      const look = camera({ scale: 11 - shape.width / 8, at: [-340, 70], yaw: 34 });
      const gap = shape.width + shape.height + 1;
      const [ox, oy] = look([0, 0, 0]);
      const far = [2, 1].map((n) => {
        const [x, y] = look([0, gap * n, 0]);
        return shadowed(look, shape, gap * n) + use('p', x - ox, y - oy);
      });
      const one = piece(look, shape, 0, length, shape.step * 1.25);
      return `<defs><g id="p">${one}</g></defs>${far.join('')}${shadowed(look, shape, 0)}${use('p', 0, 0)}`;
    },
    closeUp() {
      const look = camera({ scale: 42, at: [-470, 120] });
      const holes = [4, 9, 14, 19].map((x) => {
        const [cx, cy] = look([x + 0.2, shape.width * 0.14, thick]);
        return `<ellipse cx="${Math.round(cx)}" cy="${Math.round(cy)}" rx="13" ry="6" fill="${colour.ink}" opacity=".6"/>`;
      });
      const { stroke, width, onDark = stroke } = shape.spike;
      const big = { ...shape, spike: { ...shape.spike, stroke: onDark, width: width * 2.8 } };
      return (
        shadow(look, [-2, -1, -0.5], [26, shape.width + 2], 0.5) +
        piece(look, big, 0, 26, shape.step * 1.15) +
        holes.join('')
      );
    },
    mounted() {
      const look = camera({ scale: 15, at: [-40, 330], yaw: 24 });
      return (
        place(look, shape.wall, shape.width, shape.against) +
        piece(look, shape, 3, 53, shape.step * 1.1)
      );
    },
    measures: () => measures(shape),
  };
}

function shadowed(look: Camera, { width }: StripLook, y: number) {
  return shadow(look, [1, y - 3, 0], [length + 1, y + width], 0.22);
}

function measures({ width, height, leans, says }: StripLook): string {
  const side = 14;
  const front = Array.from({ length: 13 }, (_, i) => 140 + i * 43);
  const frontSpikes = front.map((x, i) => `M${x} 250L${x + (i % 2 ? 8 : -8)} 120`).join('');
  const sideSpikes = leans.map((lean, row) => {
    const angle = (lean * Math.PI) / 180;
    const x = 400 + (row - (leans.length - 1) / 2) * 9;
    return `M${x} 610L${Math.round(x + Math.sin(angle) * height * side)} ${Math.round(610 - Math.cos(angle) * height * side)}`;
  });
  const half = (width * side) / 2;
  const top = Math.round(610 - height * side);
  return (
    path(frontSpikes, line) +
    rect(120, 250, 560, 20, { ...line, fill: colour.mist }) +
    path('M232 250V270M344 250V270M456 250V270M568 250V270', { stroke: colour.tealMid, width: 2 }) +
    across(120, 680, 320, says[0]) +
    path(sideSpikes.join(''), line) +
    rect(400 - half, 610, half * 2, 17, { ...line, fill: colour.mist }) +
    across(400 - half, 400 + half, 680, says[1]) +
    upright(top, 627, 610, says[2]) +
    path(`M410 ${top}H590M${400 + half} 627H590`, {
      stroke: colour.tealLight,
      width: 2,
      dash: '6 6',
    }) +
    circle(400, 610, 4, { fill: colour.teal }) +
    label(400, 760, 'front and side', 22, colour.tealMid)
  );
}
