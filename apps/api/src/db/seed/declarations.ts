import { brand } from '@parinda/brand';

/** Declarations that the law asks of a pack; N counts pieces. */
export interface Declaration {
  generic_name: string;
  net_quantity: string;
  manufacturer: string;
}

/** Generic name and net quantity by slug. */
const packs: Record<string, readonly [genericName: string, netQuantity: string]> = {
  'outdoor-adhesive-for-spikes-300-ml': ['Adhesive', '300 ml'],
  'uv-cable-ties-pack-of-100': ['Cable ties', '100 N'],
  'stainless-net-hooks-with-plugs-pack-of-50': ['Net hooks with wall plugs', '50 N'],
  'net-rings-pack-of-250': ['Net rings', '250 N'],
  'wire-rope-kit-20-m': ['Wire rope kit', '1 kit, 20 m'],
  'gutter-and-girder-clamps-pack-of-10': ['Clamps', '10 N'],
  'flash-reflective-tape-45-m': ['Reflective tape', '45 m'],
  'clearview-nylon-balcony-net-10-x-10-ft': ['Bird net', '1 N, 3.05 m × 3.05 m'],
  'clearview-balcony-net-kit-10-x-8-ft': ['Bird net kit', '1 kit, net 3.05 m × 2.44 m'],
  'knotted-hdpe-net-for-shafts-10-x-10-m': ['Bird net', '1 N, 10 m × 10 m'],
  'warehouse-net-19-mm-20-x-20-m': ['Bird net', '1 N, 20 m × 20 m'],
  'garden-and-crop-net-5-x-3-m': ['Bird net', '1 N, 5 m × 3 m'],
  'stainless-steel-vent-mesh-roll-3-m': ['Steel mesh', '1 roll, 0.6 m × 3 m'],
  'guard-polycarbonate-bird-spikes-pack-of-10': ['Bird spikes', '10 N (5 m)'],
  'guard-polycarbonate-bird-spikes-pack-of-3': ['Bird spikes', '3 N (1.5 m)'],
  'guard-terracotta-bird-spikes-pack-of-10': ['Bird spikes', '10 N (5 m)'],
  'crest-stainless-steel-bird-spikes-pack-of-5': ['Bird spikes', '5 N (2.5 m)'],
  'crest-wide-stainless-steel-bird-spikes-pack-of-5': ['Bird spikes', '5 N (2.5 m)'],
  'crest-all-steel-bird-spikes-pack-of-10': ['Bird spikes', '10 N (5 m)'],
  'slim-bird-spikes-for-pipes-and-cables-pack-of-8': ['Bird spikes', '8 N (4 m)'],
  'guard-polycarbonate-bird-spikes-carton-50-m': ['Bird spikes', '100 N (50 m)'],
  'crest-stainless-steel-bird-spikes-carton-50-m': ['Bird spikes', '100 N (50 m)'],
  'fort-polycarbonate-monkey-spikes-pack-of-6': ['Monkey spikes', '6 N (3 m)'],
  'fort-steel-monkey-spikes-pack-of-5': ['Monkey spikes', '5 N (5 m)'],
  'fort-pipe-collar-pack-of-2': ['Pipe collars', '2 N'],
  'fort-water-tank-ring': ['Guard ring', '1 N'],
  'fort-steel-monkey-spikes-carton-15-m': ['Monkey spikes', '15 N (15 m)'],
};

const manufacturer = [brand.legalName, ...brand.registeredAddress].join('\n');

/** Returns the declaration of a seeded product. */
export function declarationOf(slug: string): Declaration {
  const [generic_name, net_quantity] = packs[slug] ?? [];
  if (!generic_name || !net_quantity) throw new Error(`Add ${slug} to seed/declarations.ts`);
  return { generic_name, net_quantity, manufacturer };
}
