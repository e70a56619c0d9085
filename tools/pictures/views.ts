/** The five pictures of one product. */
import type { Form } from './form.ts';
import { colour, group, label, path, rect, studio, svg } from './paint.ts';
import { block, camera, onFront, shadow, trace } from './space.ts';

const grid =
  '<pattern id="g" width="40" height="40" patternUnits="userSpaceOnUse"><path d="M40 0H0V40" fill="none" stroke="#dcebe9" stroke-width="1.5"/></pattern>';

export interface Packed {
  /** the words on the box */
  line: string;
  amount: string;
  form: Form;
  /** a carton for fitters: the box is the first picture */
  isCarton?: boolean;
}

export function fiveViews(title: string, { line, amount, form, isCarton }: Packed): string[] {
  const views = [
    svg(800, 800, title, studio(800, 800) + group(form.whole(), 'translate(400 400)')),
    svg(
      800,
      800,
      `${title}: close-up`,
      studio(800, 800, true) + group(form.closeUp(), 'translate(400 400)'),
    ),
    svg(800, 800, `${title}: in place`, group(form.mounted())),
    svg(800, 800, `${title}: dimensions`, drawingSheet(form)),
    svg(800, 800, `${title}: in the box`, inTheBox(line, amount, form)),
  ];
  return isCarton ? [views.at(-1) ?? '', ...views.slice(1, -1), views[0] ?? ''] : views;
}

function drawingSheet(form: Form): string {
  return (
    `<defs>${grid}</defs>${rect(0, 0, 800, 800, { fill: '#f6faf9' })}${rect(0, 0, 800, 800, { fill: 'url(#g)' })}` +
    group(form.measures())
  );
}

function inTheBox(line: string, amount: string, form: Form): string {
  const look = camera({ scale: 9.6, at: [130, 470] });
  const carton = { top: colour.kraftLight, front: colour.kraft, side: colour.kraftDark };
  const tape = trace(
    look,
    [
      [0, 13, 32],
      [44, 13, 32],
      [44, 17, 32],
      [0, 17, 32],
    ],
    true,
  );
  const band = trace(
    look,
    [
      [0, 0, 24],
      [44, 0, 24],
      [44, 0, 6],
      [0, 0, 6],
    ],
    true,
  );
  const words =
    label(22, 13.2, 'PARINDA', 5.6, colour.white) +
    label(22, 17.8, line, 3.1, colour.tealLight) +
    label(22, 22.2, amount, 3.1, colour.white);
  return (
    studio(800, 800) +
    group(
      shadow(look, [-1, -3, 0], [48, 30], 0.35) +
        block(look, [0, 0, 0], [44, 30, 32], carton) +
        path(tape, { fill: '#efe3cd', opacity: 0.8 }) +
        path(band, { fill: colour.teal }) +
        `<g transform="${onFront(look, [0, 0, 30])}">${words}</g>`,
      'translate(-20 -10)',
    ) +
    group((form.beside ?? form.whole)(), 'translate(470 590) scale(.62)')
  );
}
