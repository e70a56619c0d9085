/** Pictures that belong to pages and not to a product. */

import type { Form } from './form.ts';
import { adhesive } from './forms/large-parts.ts';
import { conePlate, tankGuard } from './forms/monkey.ts';
import { hooks } from './forms/small-parts.ts';
import { bird, circle, colour, group, label, path, rect, studio, svg } from './paint.ts';
import { nets, strips } from './ranges.ts';
import { bucket, nest, workshop } from './scenes/still-lifes.ts';

const tints = {
  day: '',
  dawn: '<rect width="800" height="800" fill="#f4b98a" opacity=".2"/>',
  dusk: '<rect width="800" height="800" fill="#3b3f7a" opacity=".22"/>',
  haze: '<rect width="800" height="800" fill="#fff6df" opacity=".25"/>',
};

/** A part of a product's place, as a photographer would crop it; `height` of 800 across. */
function scene(
  title: string,
  height: number,
  body: string,
  tint: keyof typeof tints = 'day',
  mirrored = false,
) {
  const turned = mirrored ? `<g transform="translate(800) scale(-1 1)">${body}</g>` : body;
  const shift = `translate(0 ${Math.round((height - 800) * 0.15)})`;
  return svg(800, height, title, group(turned + tints[tint], shift));
}

function onDisc(title: string, height: number, drawing: string, scale = 0.85) {
  const middle = height / 2;
  return svg(
    800,
    height,
    title,
    studio(800, height) +
      circle(400, middle, height * 0.42, { fill: colour.tealLight, opacity: 0.45 }) +
      group(drawing, `translate(400 ${middle}) scale(${scale})`),
  );
}

const grounds = {
  teal: [colour.teal, '#083a41', '#14808a'],
  sand: ['#f8efdf', '#e6d4b4', '#fffaf0'],
  mist: ['#e4f1ef', '#a9cfcd', '#f7fcfb'],
} as const;

/** A banner leaves room for words: on the left, or at the top on phones. */
function banner(title: string, ground: keyof typeof grounds, form: Form, phone: boolean) {
  const [width, height] = phone ? [800, 1000] : [1600, 700];
  const [x, y, size] = phone ? [400, 690, 1] : [1150, 350, 1.1];
  const [inner, outer, disc] = grounds[ground];
  const dark = ground === 'teal';
  return svg(
    width,
    height,
    title,
    studio(width, height).replace('#fdfbf7', inner).replace('#e3dacb', outer) +
      circle(x, y, 300, { fill: disc, opacity: 0.6 }) +
      circle(x, y, 390, { stroke: disc, width: 3, opacity: 0.5 }) +
      group(form.whole(), `translate(${x} ${y}) scale(${size})`) +
      bird(x - (phone ? 320 : 430), y - 250, 0.9, dark ? colour.tealLight : colour.tealMid) +
      bird(x - (phone ? 230 : 330), y - 315, 0.5, dark ? colour.tealMid : colour.tealLight),
  );
}

/** Marks of invented clients. */
function client(name: string, mark: string) {
  const words = label(0, 0, name, 30, colour.steelDark).replace('text-anchor="middle"', '');
  return svg(
    360,
    120,
    name,
    rect(1, 1, 358, 118, { fill: '#fbf9f5', stroke: '#e6ddcf', width: 2 }, 16) +
      group(path(mark, { fill: colour.tealMid }), 'translate(62 60)') +
      `<g transform="translate(112 71)">${words}</g>`,
  );
}

export function pagePictures(): Record<string, string> {
  const gallery: [title: string, body: string, tint?: keyof typeof tints, mirrored?: boolean][] = [
    ['Clear spikes on a parapet', strips.clear.mounted(), 'dawn', true],
    ['Clear net over a balcony', nets.clear.mounted(), 'haze', true],
    ['Steel spikes on a stone cornice', strips.allSteel.mounted(), 'dusk'],
    ['Net across a building shaft', nets.shaft.mounted(), 'dawn'],
    ['Red spikes on a tiled roof', strips.red.mounted(), 'haze', true],
    ['Net under a warehouse roof', nets.warehouse.mounted(), 'day', true],
    ['Guard ring on a water tank', tankGuard.mounted(), 'dawn', true],
    ['Steel rail on a temple wall', strips.rail.mounted(), 'dusk', true],
  ];
  const both = `<g transform="translate(-180 40) scale(.62)">${strips.clear.whole()}</g><g transform="translate(210 40) scale(.8)">${nets.clear.beside?.()}</g>`;
  return {
    'categories/bird-spikes': onDisc('Bird spikes', 600, strips.clear.whole()),
    'categories/bird-nets': onDisc('Bird nets', 600, nets.clear.whole(), 0.8),
    'categories/accessories': onDisc(
      'Accessories',
      600,
      `<g transform="translate(-170 20) scale(.8)">${adhesive.whole()}</g><g transform="translate(150 30) scale(.75)">${hooks.whole()}</g>`,
    ),
    'categories/monkey-spikes': onDisc('Monkey spikes', 600, strips.rail.whole()),
    ...Object.fromEntries(
      gallery.map(([title, ...rest], i) => [`gallery/${i + 1}`, scene(title, 600, ...rest)]),
    ),
    'blogs/why-pigeons-choose-your-balcony': scene(
      'A balcony with a pigeon above it',
      533,
      nets.clear.mounted(),
      'dawn',
    ),
    'blogs/spikes-or-net': onDisc('Spike strips and a packed net', 533, both, 0.9),
    'blogs/how-to-fit-bird-spikes': scene(
      'Adhesive on a spike strip',
      533,
      adhesive.mounted(),
      'haze',
    ),
    'blogs/cleaning-pigeon-droppings-safely': onDisc('Bucket, brush and mask', 533, bucket, 0.8),
    'blogs/nesting-season': onDisc('A nest with two eggs', 533, nest, 0.85),
    'blogs/living-with-monkeys': scene(
      'Cone plates on a wall under a tree',
      533,
      conePlate.mounted(),
      'haze',
    ),
    'blogs/sparrows-in-the-warehouse': scene(
      'A net under roof trusses',
      533,
      nets.warehouse.mounted(),
      'dawn',
    ),
    'blogs/steel-or-polycarbonate': svg(
      800,
      533,
      'Steel spikes, close',
      studio(800, 533, true) + group(strips.steel.closeUp(), 'translate(400 250)'),
    ),
    ...Object.fromEntries(
      (
        [
          ['1', 'teal', strips.clear],
          ['2', 'mist', nets.shaft],
          ['3', 'sand', strips.rail],
        ] as const
      ).flatMap(([name, ground, form]) => [
        [`banners/${name}`, banner(`Banner ${name}`, ground, form, false)],
        [`banners/${name}-phone`, banner(`Banner ${name}`, ground, form, true)],
      ]),
    ),
    'about/who-we-are': svg(800, 600, 'Our workshop', workshop),
    'about/why-choose-us': svg(
      800,
      600,
      'Polycarbonate spikes, close',
      studio(800, 600, true) + group(strips.clear.closeUp(), 'translate(400 290)'),
    ),
    'about/what-we-do': scene(
      'A parapet with steel spikes',
      600,
      strips.steel.mounted(),
      'dawn',
      true,
    ),
    'clients/neem-court': client(
      'Neem Court',
      'M0 34V-4Q-34-6-34-36Q-2-36 0-8Q4-30 32-34Q32-4 4 0V34Z',
    ),
    'clients/sagar-mills': client('Sagar Mills', 'M-36 30V-4L-14-20V-4L8-20V-4L30-20V-34H38V30Z'),
    'clients/deepak-foods': client(
      'Deepak Foods',
      'M-36 6H36Q30 32 0 32T-36 6ZM0-36Q18-12 0 0Q-18-12 0-36Z',
    ),
    'clients/vanraj-stays': client('Vanraj Stays', 'M-38 32L0-36L38 32H12L0 8L-12 32Z'),
    'clients/metro-depot': client(
      'Metro Depot',
      'M-34-30H34V18H-34ZM-24-20V-2H-4V-20ZM4-20V-2H24V-20ZM-28 24H-8L-18 36ZM8 24H28L18 36Z',
    ),
    'clients/shanti-school': client(
      'Shanti School',
      'M0-34L40-14L0 6L-40-14ZM-26 2L0 16L26 2V22Q0 40-26 22Z',
    ),
  };
}
