/** Which drawing belongs to which product of the catalogue, and what stands on its box. */
import { products } from '../../apps/api/src/db/seed/products.ts';
import { adhesive, tape, wireRope } from './forms/large-parts.ts';
import { meshRoll } from './forms/mesh-roll.ts';
import { conePlate, pipeCollar, tankGuard } from './forms/monkey.ts';
import { clamps, hooks, rings, ties } from './forms/small-parts.ts';
import { nets, strips } from './ranges.ts';
import { fiveViews, type Packed } from './views.ts';

const packed = (line: string, amount: string, form: Packed['form']): Packed => ({
  line,
  amount,
  form,
});
const carton = (line: string, amount: string, form: Packed['form']): Packed => ({
  line,
  amount,
  form,
  isCarton: true,
});

const drawings: Record<string, Packed> = {
  'guard-polycarbonate-bird-spikes-pack-of-10': packed('GUARD', '10 strips · 5 m', strips.clear),
  'guard-polycarbonate-bird-spikes-pack-of-3': packed(
    'GUARD',
    '3 strips · 1.5 m',
    strips.clearOnSill,
  ),
  'guard-terracotta-bird-spikes-pack-of-10': packed(
    'GUARD TERRACOTTA',
    '10 strips · 5 m',
    strips.red,
  ),
  'guard-polycarbonate-bird-spikes-carton-50-m': carton(
    'GUARD',
    '100 strips · 50 m',
    strips.clearOnBeam,
  ),
  'crest-stainless-steel-bird-spikes-pack-of-5': packed('CREST', '5 strips · 2.5 m', strips.steel),
  'crest-wide-stainless-steel-bird-spikes-pack-of-5': packed(
    'CREST WIDE',
    '5 strips · 2.5 m',
    strips.wide,
  ),
  'crest-all-steel-bird-spikes-pack-of-10': packed(
    'CREST ALL-STEEL',
    '10 strips · 5 m',
    strips.allSteel,
  ),
  'crest-stainless-steel-bird-spikes-carton-50-m': carton(
    'CREST',
    '100 strips · 50 m',
    strips.steelOnBeam,
  ),
  'slim-bird-spikes-for-pipes-and-cables-pack-of-8': packed('SLIM', '8 strips · 4 m', strips.slim),
  'clearview-nylon-balcony-net-10-x-10-ft': packed('CLEARVIEW NET', '10 × 10 ft', nets.clear),
  'clearview-balcony-net-kit-10-x-8-ft': packed('CLEARVIEW KIT', '10 × 8 ft', nets.kit),
  'knotted-hdpe-net-for-shafts-10-x-10-m': packed('KNOTTED NET', '10 × 10 m', nets.shaft),
  'warehouse-net-19-mm-20-x-20-m': packed('WAREHOUSE NET', '20 × 20 m', nets.warehouse),
  'garden-and-crop-net-5-x-3-m': packed('GARDEN NET', '5 × 3 m', nets.garden),
  'stainless-steel-vent-mesh-roll-3-m': packed('VENT MESH', '0.6 × 3 m', meshRoll),
  'outdoor-adhesive-for-spikes-300-ml': packed('HOLD', '300 ml', adhesive),
  'uv-cable-ties-pack-of-100': packed('CABLE TIES', '100 pieces', ties),
  'stainless-net-hooks-with-plugs-pack-of-50': packed('NET HOOKS', '50 hooks', hooks),
  'net-rings-pack-of-250': packed('NET RINGS', '250 pieces', rings),
  'wire-rope-kit-20-m': packed('WIRE ROPE KIT', '20 m', wireRope),
  'gutter-and-girder-clamps-pack-of-10': packed('CLAMPS', '10 pieces', clamps),
  'flash-reflective-tape-45-m': packed('FLASH', '45 m', tape),
  'fort-polycarbonate-monkey-spikes-pack-of-6': packed('FORT', '6 plates · 3 m', conePlate),
  'fort-steel-monkey-spikes-pack-of-5': packed('FORT STEEL', '5 rails · 5 m', strips.rail),
  'fort-pipe-collar-pack-of-2': packed('FORT COLLAR', '2 collars', pipeCollar),
  'fort-water-tank-ring': packed('FORT RING', '500–1,000 l', tankGuard),
  'fort-steel-monkey-spikes-carton-15-m': carton('FORT STEEL', '15 rails · 15 m', strips.rail),
};

export function productPictures(): Record<string, string> {
  const pictures: Record<string, string> = {};
  for (const { slug, title } of products) {
    const drawing = drawings[slug];
    if (!drawing) throw new Error(`No drawing for the product ${slug}`);
    fiveViews(title, drawing).forEach((text, i) => {
      pictures[`products/${slug}-${i + 1}`] = text;
    });
  }
  return pictures;
}
