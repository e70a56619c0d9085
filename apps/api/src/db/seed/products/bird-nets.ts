import { prose } from '../prose.ts';
import type { ProductText } from '../seed-product.ts';

export const birdNets: ProductText[] = [
  {
    slug: 'clearview-nylon-balcony-net-10-x-10-ft',
    title: 'Clearview Nylon Balcony Net, 10 × 10 ft (Kabutar Jaal)',
    material: 'Plastic',
    short_desc: 'A see-through nylon net that closes a balcony to pigeons without dimming it.',
    long_desc: prose`
      A net is the surest way to keep pigeons out of a balcony. Clearview is made of clear nylon
      monofilament, 0.5 mm thick, with knotted square meshes of 30 mm. From inside you hardly notice it
      against the sky, and it lets light and air through.

      One piece covers 10 × 10 feet (about 3 × 3 m), with one extra row of mesh on each side to hang
      it by. Measure the opening from wall to wall and from slab to slab, and order the next larger
      size: the net must be stretched taut, and spare mesh is easy to cut off with scissors.

      Fix it to screw hooks every 30 cm around the frame, or to a steel wire rope run through
      eye-bolts. A net that sags collects feathers and flaps in the wind. Repair a hole with a piece of
      spare net and cable ties.

      The nylon is UV-treated; replace it after four to six years, when you can snap a strand between two
      fingers. It stops pigeons, crows and mynas. It is not a safety net: it does not hold the weight of a
      child or a pet, and it does not stop monkeys.`,
    price: 549,
    max_price: 899,
    isBest: true,
    keywords:
      'bird net, anti bird net, pigeon net, balcony, window, kabutar jaali, nylon, transparent, 10x10',
    bullets: [
      'Covers 10 × 10 ft, with a spare row of mesh all round',
      'Clear 0.5 mm nylon, hardly seen from inside',
      '30 mm mesh: no pigeon, crow or myna gets through',
      'Cut with scissors, no fraying at the knots',
      'UV-treated for four to six years outdoors',
    ],
  },
  {
    slug: 'clearview-balcony-net-kit-10-x-8-ft',
    title: 'Clearview Balcony Net Kit with Hooks and Ties, 10 × 8 ft',
    material: 'Plastic',
    short_desc: 'Net, hooks, plugs, rope and ties in one box: an afternoon’s work for two.',
    long_desc: prose`
      Everything you need for one balcony: a Clearview net of 10 × 8 ft, forty stainless screw
      hooks with nylon plugs, 12 metres of border rope, fifty UV-resistant ties, a 6 mm masonry bit
      and an illustrated sheet in English and Hindi.

      Mark a line around the opening, 5 cm in from the outer edge, and drill every 30 cm. Push in the
      plugs, screw in the hooks with their mouths outwards, and thread the rope through the first
      row of mesh. Hang the top, then the sides, then the bottom, pulling evenly, and tie the rope to
      every hook. Cut off the rest. Two people need about three hours.

      If your rent agreement or society forbids drilling, the hooks can be clamped to a railing with
      the ties, but the top and sides still need a firm fixing.

      Before you close the balcony, make sure that no bird or nest is inside. If there is a
      nest with young, wait until they have flown: with pigeons that is about five weeks after hatching.

      It is not a safety net for children or pets. You need a drill, a pair of scissors and a steady
      ladder.`,
    price: 1199,
    max_price: 1799,
    isBest: true,
    keywords: 'bird net, anti bird net, pigeon net, kit, balcony, hooks, diy, kabutar jaali, 10x8',
    bullets: [
      'Net, 40 hooks, plugs, rope, 50 ties and drill bit',
      'Illustrated sheet in English and Hindi',
      'Three hours’ work for two people',
      'Stainless hooks leave no rust on the wall',
      'Covers an opening of 10 × 8 ft',
    ],
  },
  {
    slug: 'knotted-hdpe-net-for-shafts-10-x-10-m',
    title: 'Knotted HDPE Net for Shafts and Ducts, 10 × 10 m',
    material: 'Plastic',
    short_desc: 'A strong black net with 50 mm mesh to close building shafts against pigeons.',
    long_desc: prose`
      Most pigeons of an apartment block breed in the duct behind the bathrooms. A strong net across
      the top and more nets along the open sides keep them out of the whole building, which costs less
      than closing each window.

      The net is twisted HDPE twine of twelve strands, knotted, with square meshes of 50 mm and a
      breaking strength of about 40 kg a mesh bar. HDPE takes up no water and does not rot, and black
      lasts longest in the sun: expect eight to ten years.

      Hang it on a tensioned wire rope, fastened with steel rings every second mesh. Leave a zipped or
      laced opening wherever plumbers need access, or they will cut the net on their first visit. Across
      the top of a shaft, make sure you can reach the net to clear it of leaves.

      This is our strongest net. On a wire rope frame it also keeps monkeys out. It does not stop mynas,
      which need a mesh of 28 mm, or sparrows, which need 19 mm. It is not rated to stop a person falling
      and must never replace edge protection during work.`,
    price: 3899,
    max_price: 5499,
    isBest: false,
    keywords:
      'bird net, anti bird net, pigeon net, monkey net, kabutar jaali, HDPE, shaft, duct, apartment, housing society, black, 50 mm',
    bullets: [
      '10 × 10 m in one piece, no seam',
      'Twisted twelve-strand HDPE, breaking at about 40 kg',
      '50 mm mesh against pigeons, crows and kites',
      'Black: eight to ten years in the sun',
      'Takes up no water and does not rot',
    ],
  },
  {
    slug: 'warehouse-net-19-mm-20-x-20-m',
    title: 'Warehouse Net, Fine 19 mm Mesh, 20 × 20 m',
    material: 'Plastic',
    short_desc: 'A large fine net for roof trusses and loading bays, small enough for sparrows.',
    long_desc: prose`
      For grain stores, food plants, hangars and markets, where sparrows and mynas nest in the roof
      steel and droppings fall on goods. Hung below the trusses like a second ceiling, the net closes
      off the whole roof space. Its mesh is small enough for sparrows.

      It is knotted polyethylene twine with square meshes of 19 mm, too small for a house
      sparrow to pass. 400 square metres come in one folded piece of 26 kg, in a stone grey that is hard to see against
      a roof. The twine is UV-stabilised and stops burning when the flame is removed; ask your fire
      officer if your site requires more.

      It hangs on a grid of wire rope at most 6 metres apart, joined by rings. Leave sleeves around
      sprinklers, lamps and cranes, and ask the sprinkler engineer before closing a ceiling. Zips give
      maintenance workers access.

      Before closing, work from one end and drive the birds out at dusk with the doors open;
      check the net the next morning and let out any birds still inside. Check the borders every six
      months. Have a net of this size hung by a trained crew with lifts.`,
    price: 13999,
    max_price: 18999,
    isBest: false,
    keywords:
      'bird net, anti bird net, warehouse, sparrow, myna, pigeon, 19 mm, food factory, grain store, large',
    bullets: [
      '400 square metres in one piece',
      '19 mm mesh: also stops sparrows',
      'Stone grey disappears under a roof',
      'Hangs on wire rope with steel rings',
      'UV-stabilised, self-extinguishing twine',
    ],
  },
  {
    slug: 'garden-and-crop-net-5-x-3-m',
    title: 'Garden and Crop Net, 5 × 3 m',
    material: 'Plastic',
    short_desc:
      'A soft green net that keeps parakeets and bulbuls off fruit, saplings and seedbeds.',
    long_desc: prose`
      Parakeets eat guavas, bulbuls take berries and mynas scratch up seed. This light net on a frame
      protects most of the crop, and comes off again after the harvest. It is the lightest net we sell.

      The net is soft knitted polyethylene, 45 g to the square metre, with meshes of 15 mm. Knitted
      mesh does not unravel where it is cut. Green blends in with the garden. Rain and bees pass
      through, but large butterflies do not, so lift the net while a crop that needs pollinating is in
      flower.

      Hold the net away from the plant with canes or hoops: birds peck through a net that lies on the
      fruit. Pull it taut and close it down to the ground with pegs, without loose folds. Loose net is
      a danger to snakes, lizards and small birds, so check it every day and store it in a bag
      when it is not in use.

      One piece of 5 × 3 m covers a raised bed, a row of twelve tomato plants or one small fruit tree.
      You can lace two pieces together with twine. It lasts three to four seasons. It does not stop
      monkeys, squirrels or cattle.`,
    price: 449,
    max_price: 699,
    isBest: false,
    keywords:
      'bird net, anti bird net, garden, crop, plants, fruit tree, parakeet, bulbul, terrace garden, green, seedbed',
    bullets: [
      'Soft knitted mesh of 15 mm does not unravel',
      'Rain, air and bees pass through',
      'Covers one bed or one small tree: 5 × 3 m',
      'Comes off and goes on again each season',
      'Laces to a second piece with twine',
    ],
  },
  {
    slug: 'stainless-steel-vent-mesh-roll-3-m',
    title: 'Stainless Steel Mesh for Vents and Gaps, Roll of 0.6 × 3 m',
    material: 'Stainless Steel',
    short_desc: 'Welded steel mesh for exhaust holes, roof gaps and the space under solar panels.',
    long_desc: prose`
      For openings where a net does not fit: the hole of an exhaust fan, the gap under corrugated
      sheets, the space under solar panels. This welded mesh of grade 304 stainless steel wire, 1 mm
      thick, with openings of 12 mm, closes them permanently and lets air through.

      The roll is 60 cm wide and 3 metres long. Cut it with tin snips and wear gloves, because the
      cut ends are sharp; fold 1 cm of the edge over before you fix it. Screw it on with washers wider
      than the mesh, or clip it to the frame of solar panels without drilling, which could void
      the panels' guarantee.

      The mesh stops pigeons, mynas, sparrows, bats and squirrels, and grown rats cannot gnaw it. It does not stop
      mosquitoes or lizards. Never close an outlet of a gas geyser or a chimney with
      mesh: soot and lint block it, and the fumes stay inside.

      Before you close a gap, watch it for a day: if birds carry food in, there are young inside, so
      wait a few weeks. The steel needs no painting; just brush off the dust.`,
    price: 1849,
    max_price: 2499,
    isBest: false,
    keywords:
      'steel mesh, wire mesh, steel net, jaali, bird mesh, vent, exhaust, solar panel, gap, squirrel, sparrow, pigeon, bat, rat proof',
    bullets: [
      'Welded 304 stainless wire, 1 mm thick',
      '12 mm openings stop sparrows, bats and squirrels',
      'Roll of 0.6 × 3 m, cut with tin snips',
      'Air passes: right for vents and solar panels',
      'No painting, no rust, no upkeep',
    ],
  },
];
