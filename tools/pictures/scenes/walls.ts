/** Places where spikes are mounted. */
import { bird, circle, colour, gradient, group, path, rect } from '../paint.ts';
import { block, type Camera, onFront, trace } from '../space.ts';

export type Wall = 'plaster' | 'tiles' | 'stone' | 'sill' | 'railing' | 'beam';

const faces: Record<Wall, { top: string; front: string; side: string }> = {
  plaster: { top: '#f3ead9', front: '#e2d3b9', side: '#c8b796' },
  tiles: { top: '#c4694d', front: '#b0553d', side: '#8c412e' },
  stone: { top: '#d8cfc2', front: '#b9ad9d', side: '#978b7b' },
  sill: { top: '#fbf8f2', front: '#e9e2d6', side: '#cdc4b4' },
  railing: { top: '#5f6d75', front: '#4d5a63', side: '#38434a' },
  beam: { top: '#8fa3a8', front: '#6d8288', side: '#55686e' },
};

/** Sky with a far row of houses. */
export function sky(width = 800, height = 800): string {
  const houses =
    'M0 560V470H60V430H150V490H210V400H290V450H350V480H420V380H440V360H500V380H520V470H600V420H690V460H740V410H800V560Z';
  return (
    `<defs>${gradient('sky', ['#a9d3d6', '#e4efe9', '#f9ead2'])}</defs>` +
    rect(0, 0, width, height, { fill: 'url(#sky)' }) +
    path(houses, { fill: '#8fb9bb', opacity: 0.45 })
  );
}

const patterns: Record<Wall, string> = {
  plaster: '',
  beam: 'M0 3H90M0 40H90',
  sill: 'M12 9V60M52 9V60M12 9H52M32 9V60',
  railing: '',
  stone:
    'M0 9H90M0 18H90M0 27H90M0 36H90M10 0V9M34 0V9M58 0V9M20 9V18M46 9V18M70 9V18M10 18V27M34 18V27M58 18V27M20 27V36M46 27V36',
  tiles: [0, 8, 16, 24, 32].map((y) => `M0 ${y}${'q4 7 8 0'.repeat(9)}`).join(''),
};

/** The wall's top lies at z = 0 and reaches a little beyond a strip of the given width. */
export function place(
  look: Camera,
  wall: Wall,
  width: number,
  against: 'birds' | 'monkeys' = 'birds',
) {
  const front = onFront(look, [-6, -2, 0]);
  const drawn = patterns[wall];
  const body =
    wall === 'railing'
      ? railing(look, width)
      : block(look, [-6, -2, -60], [66, width + 4, 0], faces[wall]) +
        `<g transform="${front}">${path(drawn, { fill: wall === 'sill' ? '#9fc4c6' : 'none', stroke: '#3b2a1a', width: wall === 'tiles' ? 0.5 : 0.25, opacity: 0.45 })}</g>` +
        (wall === 'plaster' || wall === 'sill'
          ? block(look, [-6, -3.4, -3.4], [67, width + 5, 0], lighter(wall))
          : '');
  const visitors =
    against === 'birds' ? bird(700, 110, 1.1) + bird(540, 170, 0.6, '#6d8288') : branch();
  return sky() + visitors + group(body);
}

const lighter = (wall: Wall) => ({ ...faces[wall], front: faces[wall].top, top: '#fffaf0' });

function railing(look: Camera, width: number): string {
  const posts = Array.from({ length: 9 }, (_, i) =>
    trace(look, [
      [-2 + i * 8, width / 2, 0],
      [-2 + i * 8, width / 2, -60],
    ]),
  ).join('');
  return (
    path(posts, { stroke: faces.railing.front, width: 12 }) +
    path(posts, { stroke: '#7d8b93', width: 3 }) +
    block(look, [-10, 0, -3], [70, width, 0], faces.railing)
  );
}

/** A tree that reaches over the wall: the way by which monkeys come. */
function branch(): string {
  const leaves = [
    [770, 60, 110],
    [660, 30, 90],
    [730, 160, 80],
    [600, 90, 60],
    [520, 20, 70],
  ] as const;
  return (
    path('M800 330Q740 240 560 90', { stroke: '#7a5f45', width: 22 }) +
    leaves
      .map(([x, y, r], i) => circle(x, y, r, { fill: i % 2 ? '#6f9c68' : colour.leaf }))
      .join('')
  );
}
