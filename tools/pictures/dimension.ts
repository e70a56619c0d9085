/** Dimension lines as on a workshop drawing. */
import { colour, label, path } from './paint.ts';

export const line = { stroke: colour.teal, width: 3 };

const arrow = (x: number, y: number, dx: number, dy: number) => {
  const [sx, sy] = [dy * 5, dx * 5];
  return `M${x + dx * 14 + sx} ${y + dy * 14 + sy}L${x} ${y}L${x + dx * 14 - sx} ${y + dy * 14 - sy}`;
};

export function across(x0: number, x1: number, y: number, text: string, gap = 30) {
  const d = `M${x0} ${y - gap}V${y + 12}M${x1} ${y - gap}V${y + 12}M${x0} ${y}H${x1}${arrow(x0, y, 1, 0)}${arrow(x1, y, -1, 0)}`;
  return path(d, { stroke: colour.tealMid, width: 2 }) + label((x0 + x1) / 2, y + 36, text);
}

export function upright(y0: number, y1: number, x: number, text: string, gap = 30) {
  const d = `M${x - gap} ${y0}H${x + 12}M${x - gap} ${y1}H${x + 12}M${x} ${y0}V${y1}${arrow(x, y0, 0, 1)}${arrow(x, y1, 0, -1)}`;
  const middle = (y0 + y1) / 2;
  const text1 = label(0, 0, text).replace(
    '<text',
    `<text transform="translate(${x + 34} ${middle}) rotate(-90)"`,
  );
  return path(d, { stroke: colour.tealMid, width: 2 }) + text1;
}
