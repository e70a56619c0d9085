import { prose } from '../prose.ts';
import type { ProductText } from '../seed-product.ts';

export const birdSpikes: ProductText[] = [
  {
    slug: 'guard-polycarbonate-bird-spikes-pack-of-10',
    title: 'Guard Polycarbonate Bird Spikes, Pack of 10 (5 m)',
    material: 'Plastic',
    short_desc: 'Clear, blunt-tipped spike strips that keep pigeons off balcony walls and sills.',
    long_desc: prose`
      Ten clear polycarbonate strips, each 50 cm long, for the places where pigeons like to sit:
      balcony walls, window sills, parapets, AC ledges and signboards. One pack covers 5 metres of a
      ledge up to 12 cm deep; a deeper ledge needs a second row, at most 5 cm from
      the first.

      Each strip carries three fans of spikes 11 cm high. The spikes bend a little under a finger and
      their tips are rounded, so a bird that tries to land finds no flat place to stand and flies on
      unhurt. The plastic contains a UV stabiliser; on a sunny south wall in India it lasts five to seven
      years.

      The base snaps by hand every 10 cm and bends around gentle curves. Fix it with outdoor
      adhesive, with screws through the ready holes, or with cable ties on railings. Wash the surface
      and let it dry first: glue does not hold on dust or droppings.

      These strips stop pigeons, crows and kites. They do not stop
      sparrows, which are small enough to sit between the spikes; use a net with a 19 mm mesh instead.`,
    price: 899,
    max_price: 1499,
    isBest: true,
    keywords:
      'bird spikes, pigeon spikes, kabutar, polycarbonate, balcony, wall, window sill, AC, transparent',
    bullets: [
      'Covers 5 metres: ten strips of 50 cm, 11 cm high',
      'Clear UV-stabilised polycarbonate, hardly seen from the street',
      'Blunt, flexible tips: birds cannot land and are not hurt',
      'Snaps to length every 10 cm without tools',
      'Glue, screw or tie it on; wash with plain water',
    ],
  },
  {
    slug: 'guard-polycarbonate-bird-spikes-pack-of-3',
    title: 'Guard Polycarbonate Bird Spikes, Window Pack of 3 (1.5 m)',
    material: 'Plastic',
    short_desc: 'The same clear strips in a small pack for one window sill or one AC unit.',
    long_desc: prose`
      Three Guard strips of 50 cm: enough for one window sill, the top of one outdoor AC unit or a
      kitchen exhaust hood. Choose this pack to try the strips in one place before you buy for the
      whole house.

      The strips are clear polycarbonate with rounded tips 11 cm high. From two metres away you hardly see
      them against the wall. The base is 4.5 cm wide with holes for screws and for glue to
      squeeze through and grip. Snap a strip at any of its five joints to fit a short sill; put the leftover
      pieces in the corners, where pigeons would otherwise return.

      Clean the sill with a stiff brush and soapy water, wearing a mask and gloves: wet dried
      droppings before you scrape them, so that no dust rises. Let the surface dry for a day,
      put a coin-sized dab of adhesive under every second hole, and press for ten seconds.

      Adhesive is not included. On an AC unit keep the strips away from the fan grille and from any
      panel that the technician has to open. The strips stop pigeons and crows, but not sparrows.`,
    price: 299,
    max_price: 449,
    isBest: false,
    keywords: 'bird spikes, pigeon spikes, small pack, window sill, AC unit, transparent, trial',
    bullets: [
      'Covers 1.5 metres: three strips of 50 cm',
      'Right for one sill or one outdoor AC unit',
      'Clear polycarbonate with rounded tips',
      'Five snap joints in every strip',
      'Holds with glue, screws or cable ties',
    ],
  },
  {
    slug: 'guard-terracotta-bird-spikes-pack-of-10',
    title: 'Guard Terracotta Bird Spikes for Tiled Roofs, Pack of 10 (5 m)',
    material: 'Plastic',
    short_desc: 'Brick-red strips that disappear on clay tiles, ridges and red sandstone.',
    long_desc: prose`
      The Guard strip in a matt brick-red, made for ridge tiles, Mangalore-tiled roofs, exposed
      brick and red sandstone, where a clear strip would shine. The colour goes through the whole
      material, so a scratch does not show.

      A pack covers 5 metres. On a ridge put one row on the crown; on a sloping tile lay the strips
      across the slope just above the gutter, where birds like to sit. The base bends over a
      half-round tile. Tie it to the battens or glue it; do not drill clay tiles, because a hairline
      crack lets in rain.

      The spikes are 11 cm high with rounded tips. Red plastic gets hotter than clear plastic,
      so it contains more UV stabiliser; expect five years in full sun. Leaves and twigs collect
      between spikes on a roof: brush them out before and after the rains, because birds nest on a strip
      full of leaves.

      The strips deter pigeons, crows and mynas on the ridge. Birds that already nest under the tiles
      will find other ways in; close those gaps with mesh after the young have flown.`,
    price: 999,
    max_price: 1599,
    isBest: false,
    keywords:
      'bird spikes, pigeon spikes, terracotta, red, tiled roof, roof tiles, mangalore tiles, brick, heritage',
    bullets: [
      'Matt brick-red, coloured through',
      'Base bends over half-round ridge tiles',
      'Covers 5 metres: ten strips of 50 cm',
      'Fixes without drilling into clay',
      'Extra UV stabiliser for full sun',
    ],
  },
  {
    slug: 'crest-stainless-steel-bird-spikes-pack-of-5',
    title: 'Crest Stainless Steel Bird Spikes, 3 Rows, Pack of 5 (2.5 m)',
    material: 'Stainless Steel',
    short_desc: 'Grade 304 steel wires on a flexible base: the long-lasting choice for homes.',
    long_desc: prose`
      Five strips of 50 cm with spring-hard stainless steel wires, grade 304, 1.3 mm thick and 11 cm
      high, set in a UV-stabilised polycarbonate base. Thirty wires on each strip point to the
      left, to the right and straight up, and close a ledge 10 to 15 cm deep.

      Steel does not turn brittle in the sun, so these strips outlast plastic ones: ten years and
      more inland. Within a kilometre or so of the sea, salt leaves brown tea-stains on grade 304;
      they can be wiped off and do not weaken the wire, but rinse the strips with fresh water twice
      a year.

      The strips arrive flat; bend the outer wires to shape by hand with gloves on. The base breaks
      every 10 cm and has holes for screws. If you glue it, use a neutral-cure outdoor
      adhesive. Do not use acetic silicone, which smells of vinegar: it can damage steel and stone.

      For parapets, cornices, beams and signboards, against pigeons, crows and kites. The wire ends are
      cut square and not sharpened; still, mount them out of reach of children, and above 2.5 metres on
      a public path. They do not stop sparrows.`,
    price: 1299,
    max_price: 1999,
    isBest: true,
    keywords:
      'bird spikes, pigeon spikes, steel spikes, 304, parapet, wall, ledge, long life, kabutar',
    bullets: [
      'Spring-hard 304 stainless steel, 1.3 mm wires',
      'Three rows close ledges 10 to 15 cm deep',
      'Covers 2.5 metres: five strips of 50 cm',
      'Ten years and more in ordinary city air',
      'Base breaks every 10 cm to fit',
    ],
  },
  {
    slug: 'crest-wide-stainless-steel-bird-spikes-pack-of-5',
    title: 'Crest Wide Stainless Steel Bird Spikes, 5 Rows, Pack of 5 (2.5 m)',
    material: 'Stainless Steel',
    short_desc: 'Five rows of steel wire for deep sills, chajjas and flat parapets.',
    long_desc: prose`
      The wide Crest strip closes a surface 18 to 25 cm deep in one row, where the ordinary strip
      would need two. It is made for the chajja over a window, for flat parapets and for the beams
      of car parks and railway platforms.

      Each 50 cm strip holds fifty wires of grade 304 stainless steel in five rows. The outer rows
      lie at 25 degrees and reach over the edge of the ledge, where a pigeon lands first. Let 2 cm of
      wire stand out beyond the edge, and set the base at most 3 cm back.

      The base is 7 cm wide and stiffer than the narrow one, with eight screw holes. On sound
      plaster use glue; on crumbling plaster use screws with nylon plugs, since glue holds only as
      well as the paint underneath.

      In places that birds have used for years, fit every metre without gaps on the first day. Birds
      perch in any gap as wide as a hand. Inspect twice a year, pick out feathers and twigs, and
      bend back any wire that a cleaner has flattened. The spikes deter pigeons, crows, kites and
      egrets, but not sparrows.`,
    price: 1899,
    max_price: 2799,
    isBest: false,
    keywords:
      'bird spikes, pigeon spikes, steel spikes, wide, chajja, window, deep ledge, parapet, car park',
    bullets: [
      'One row closes ledges 18 to 25 cm deep',
      'Fifty wires of 304 stainless steel on each strip',
      'Outer rows reach over the edge',
      'Stiff 7 cm base with eight screw holes',
      'Covers 2.5 metres: five strips of 50 cm',
    ],
  },
  {
    slug: 'crest-all-steel-bird-spikes-pack-of-10',
    title: 'Crest All-Steel Bird Spikes, Steel Base, Pack of 10 (5 m)',
    material: 'Stainless Steel',
    short_desc:
      'Wires and base both of stainless steel, for kitchens, furnaces and heritage stone.',
    long_desc: prose`
      These spikes contain no plastic: the wires are welded to a folded stainless steel base. Use them
      where plastic is not allowed or does not last: near boiler stacks and bakery flues, in food
      factories that require detectable metal parts, and on stone buildings where scaffolding is rare.

      The base is 50 cm long, 2.5 cm wide and 0.8 mm thick, with a slot every 5 cm for screws or
      stainless ties. The wires are 1.5 mm thick and stand 12 cm high in three rows. Cut it with tin
      snips; file the cut edge.

      On stone, screw into the mortar joints and not into the blocks, so that removal leaves no marks. Where drilling is not allowed, tie the base to a taut stainless wire. A steel
      base conducts: keep it clear of lightning-protection strips and of open electrical fittings, or
      have an electrician bond it.

      The pack covers 5 metres of a ledge up to 15 cm deep. The spikes withstand 250 °C, a
      pressure hose and strong cleaning agents, but not chlorine bleach, which pits stainless steel.`,
    price: 3499,
    max_price: 4999,
    isBest: false,
    keywords:
      'bird spikes, pigeon spikes, steel spikes, all steel, metal base, heritage, food factory, heat resistant',
    bullets: [
      'Wires welded to a folded stainless steel base',
      'No plastic parts: right for heat and for food plants',
      'Withstands 250 °C and a pressure hose',
      'A slot every 5 cm for screws or steel ties',
      'Covers 5 metres of ledges up to 15 cm deep',
    ],
  },
  {
    slug: 'slim-bird-spikes-for-pipes-and-cables-pack-of-8',
    title: 'Slim Bird Spikes for Pipes and Railings, Pack of 8 (4 m)',
    material: 'Plastic',
    short_desc: 'A narrow, saddle-shaped strip that ties around pipes, railings and cable trays.',
    long_desc: prose`
      Ordinary strips with a flat base roll off pipes and railings. The Slim strip has a base only 2 cm
      wide with a shallow saddle underneath. It sits on round pipes of 20 to 60 mm and on flat railings,
      held by ties through slots every 8 cm.

      The spikes stand 9 cm high in two rows that lean outwards. The strip is dark grey, which
      is hardly visible on railings, drainpipes and cable trays. The polycarbonate is UV-stabilised.

      Use two ties to each 25 cm and turn their heads downwards so that rainwater runs off. Sixteen
      weatherproof ties come with the pack. On a balcony railing that people lean on, fit the strip to
      the outer side only, or choose a net instead.

      Never fit spikes to live electrical wires or to service cables of the electricity company. On
      cable trays, ask the electrician to isolate first.

      The strips keep pigeons, crows and mynas from sitting above a parked car or a doorway. They weigh
      about 90 g a metre, which a gutter bracket carries easily.`,
    price: 649,
    max_price: 999,
    isBest: false,
    keywords:
      'bird spikes, pigeon spikes, narrow, pipe, railing, balcony, cable tray, drainpipe, slim',
    bullets: [
      'Saddle base for round pipes of 20 to 60 mm',
      'Only 2 cm wide: also for thin railings',
      'Sixteen weatherproof ties in the pack',
      'Dark grey, hardly seen on metalwork',
      'Covers 4 metres: eight strips of 50 cm',
    ],
  },
];
