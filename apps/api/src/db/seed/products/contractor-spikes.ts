import { prose } from '../prose.ts';
import type { ProductText } from '../seed-product.ts';

/** Cartons for contractors. */
export const contractorSpikes: ProductText[] = [
  {
    slug: 'guard-polycarbonate-bird-spikes-carton-50-m',
    title: 'Guard Polycarbonate Bird Spikes, Contractor Carton (50 m)',
    material: 'Plastic',
    short_desc: 'One hundred clear strips for housing societies, warehouses and fitters.',
    long_desc: prose`
      A hundred Guard strips of 50 cm in one carton: 50 metres, the usual length of the parapet
      around a small apartment block. It is the same clear, UV-stabilised polycarbonate strip as in
      our household packs, stacked without inner boxes, so there is less to throw away on site.

      Two people fit 50 metres in a day once the surface is clean. For planning: measure the edges
      where droppings lie beneath, count ledges deeper than 12 cm twice, and add five per cent for
      corners. Glued work needs about 13 cartridges of outdoor adhesive for a carton; screwed work
      needs four screws to a strip.

      Work at height needs a harness, an anchored line and a helper on the ground, and the path
      below closed. Clear droppings wet and bagged, with
      N95 masks and gloves.

      The carton measures 52 × 42 × 40 cm and weighs 9.5 kg, so one person can carry it upstairs.
      Unused strips keep for years in the carton, out of the sun. They deter pigeons, crows and kites on
      ledges; they do not close openings. Combine them with nets on shafts, ducts and lift-machine rooms.`,
    price: 7499,
    max_price: 9999,
    isBest: false,
    keywords:
      'bird spikes, pigeon spikes, bulk, carton, contractor, housing society, warehouse, polycarbonate',
    bullets: [
      'One hundred strips of 50 cm: 50 metres',
      'Same strip as the household packs, no inner boxes',
      'One carton closes a small block’s parapet',
      'Carton of 9.5 kg, carried by one person',
      'Planning figures for glue and screws inside',
    ],
  },
  {
    slug: 'crest-stainless-steel-bird-spikes-carton-50-m',
    title: 'Crest Stainless Steel Bird Spikes, Contractor Carton (50 m)',
    material: 'Stainless Steel',
    short_desc: 'One hundred three-row steel strips for stations, factories and public buildings.',
    long_desc: prose`
      A hundred Crest strips with three rows of grade 304 stainless steel wire: 50 metres for
      platform roofs, factory sheds, court buildings and other places where scaffolding is
      expensive and the work should be done only once.

      Wires are 1.3 mm thick and 11 cm high, thirty to a strip, in a UV-stabilised base that breaks
      every 10 cm. The strips are packed in five bundles of twenty, each in its own sleeve, so that
      you can haul up a bundle in a bucket. Every carton contains a data sheet for your tender file, with
      wire grade, dimensions and pull-out test.

      For steel purlins and I-beams use the girder clamps from our accessories instead of drilling.
      For concrete use a 5 mm plug. On painted steel do not rely on glue: paint peels.

      Two fitters need two days for 50 metres at height. Plan the route so that no bird is shut in, look
      for nests before you begin, and leave a nest with eggs or young until they have flown. The spikes
      deter pigeons, crows and kites, but neither sparrows nor bats.`,
    price: 17999,
    max_price: 24999,
    isBest: false,
    keywords:
      'bird spikes, pigeon spikes, steel spikes, bulk, carton, contractor, railway, factory, tender',
    bullets: [
      'One hundred strips of 50 cm: 50 metres',
      'Grade 304 wires, thirty to a strip',
      'Five sleeves of twenty for hauling up',
      'Data sheet for tender files in the carton',
      'Works with girder clamps, screws or glue',
    ],
  },
];
