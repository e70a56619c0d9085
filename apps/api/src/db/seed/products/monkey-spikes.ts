import { prose } from '../prose.ts';
import type { ProductText } from '../seed-product.ts';

export const monkeySpikes: ProductText[] = [
  {
    slug: 'fort-polycarbonate-monkey-spikes-pack-of-6',
    title: 'Fort Polycarbonate Monkey Spikes, Pack of 6 (3 m)',
    material: 'Plastic',
    short_desc: 'Thick, rounded cones for wall tops and railings where monkeys walk and sit.',
    long_desc: prose`
      Monkeys do not land as birds do: they walk along walls, sit on them and pull at loose parts.
      Fort is built for that. Each plate is 50 cm long and 12 cm wide, 4 mm thick, and carries
      three rows of stout cones 35 mm high, moulded in one piece with the base, so nothing can be
      pulled out.

      The cones are rounded to a 3 mm tip: uncomfortable to sit or walk on, but they do not break
      the skin. The sand-coloured, UV-stabilised polycarbonate withstands a grown rhesus macaque jumping
      on it.

      A pack covers 3 metres. Screw each plate down with six screws; glue alone is not enough, because monkeys
      try every edge. On a wall wider than 12 cm lay two plates side by side, because a macaque steps
      over a single row. Begin where they climb up: pipes, trees within two metres and the
      corner by the water tank.

      Spikes make a route unpleasant; they do not make monkeys leave while there is food. Close bins,
      cover tanks, and bring in the fruit. Put up a notice where people may climb. Not for the tops of
      walls lower than 1.8 m beside a footpath.`,
    price: 1499,
    max_price: 2299,
    isBest: true,
    keywords:
      'monkey spikes, monkey repellent, bandar, wall spikes, compound wall, railing, polycarbonate, macaque',
    bullets: [
      'Stout 35 mm cones, moulded in one piece with the base',
      'Rounded tips: unpleasant, but no wounds',
      'Covers 3 metres: six plates of 50 × 12 cm',
      'Bears a grown macaque’s jump',
      'Screws down; nothing to pull loose',
    ],
  },
  {
    slug: 'fort-steel-monkey-spikes-pack-of-5',
    title: 'Fort Steel Monkey Spikes, Stainless, Pack of 5 (5 m)',
    material: 'Stainless Steel',
    short_desc: 'Metre-long stainless rails with upright prongs for compound walls and parapets.',
    long_desc: prose`
      For walls that troops cross every morning: a rail of stainless steel, 1 metre long and 4 cm wide,
      with prongs 75 mm high welded in threes every 5 cm, one upright and two leaning out. No flat
      space on it is as wide as a hand.

      Prongs and rail are grade 304, 3 mm and 1.5 mm thick. The prong ends are ground round. A grown
      macaque can neither bend a prong nor lift the rail once it is bolted at its five holes. The pack
      covers 5 metres; the joints overlap by 2 cm so that no gap remains.

      Use 8 mm anchor bolts in concrete or brick, and check the coping first: a loose coping stone
      comes away with the rail. On steel gates weld or bolt it through. Fit a second rail on walls
      broader than 15 cm.

      Metal prongs on a boundary may need the consent of your housing society or local authority;
      mount them above 2 metres and put up a visible notice. Rinse once a year. The rail also keeps
      off cats and makes climbing harder for people, but it is not a security fence. Trees, cables and
      pipes that bridge the wall must be trimmed or collared, or monkeys simply go around.`,
    price: 4299,
    max_price: 5999,
    isBest: true,
    keywords: 'monkey spikes, monkey repellent, bandar, compound wall, parapet, gate, macaque, cat',
    bullets: [
      'Prongs 75 mm high, in threes every 5 cm',
      '304 stainless steel, welded and ground round',
      'Covers 5 metres: five rails of 1 metre',
      'Bolts down at five points, overlaps at joints',
      'For walls, parapets and steel gates',
    ],
  },
  {
    slug: 'fort-pipe-collar-pack-of-2',
    title: 'Fort Pipe Collar against Climbing Monkeys, Pack of 2',
    material: 'Stainless Steel',
    short_desc: 'A hinged ring of outward prongs that stops monkeys climbing a drainpipe or pole.',
    long_desc: prose`
      Monkeys climb buildings by the drainpipe. A collar of prongs, higher than they can jump, stops them
      and often saves you spikes along the whole wall.

      The collar is a hinged ring of stainless steel with twenty-four prongs, each 15 cm long,
      pointing outwards and a little down. Two clamping bands with rubber lining fit pipes from 75 to
      160 mm across, which are the usual rainwater and soil pipes, and lamp posts. Open the hinge, put the collar around the
      pipe and close two bolts. It takes ten minutes, without cutting or drilling.

      Set the first collar at 3 metres and the second at 4, because a macaque jumps two metres
      from a standing start. Keep a metre clear on every side: a window grille, a branch or a cable
      within reach makes the collar useless. Check that the pipe's own brackets are firm, because monkeys
      pull at them.

      The prong ends are rounded. The bands do not squeeze PVC pipes if tightened only until the
      rubber begins to bulge. The collar also stops cats and rats, though not squirrels or lizards.
      Do not fit it to electricity poles, which belong to the supply company.`,
    price: 1799,
    max_price: 2499,
    isBest: false,
    keywords:
      'monkey repellent, pipe collar, drainpipe, drain pipe, climbing, pole guard, bandar, rat guard, cat',
    bullets: [
      'Twenty-four prongs of 15 cm around the pipe',
      'Fits pipes and posts of 75 to 160 mm',
      'Hinged: on in ten minutes without drilling',
      'Rubber-lined bands spare PVC pipes',
      'Two collars, for 3 and 4 metres of height',
    ],
  },
  {
    slug: 'fort-water-tank-ring',
    title: 'Fort Water Tank Guard Ring for 500 to 1,000 Litre Tanks',
    material: 'Stainless Steel',
    short_desc: 'Keeps monkeys from sitting on, opening and swimming in the overhead tank.',
    long_desc: prose`
      Monkeys lift the lid, swim in the drinking water and break the float valve of an overhead tank.
      This ring goes around the shoulder of the tank, so that they have nowhere to stand while they try
      the lid.

      It is made of six curved rails of stainless steel with prongs 6 cm high, joined by bolts into a
      ring that adjusts from 75 to 115 cm across, the size of ordinary 500 to 1,000 litre round
      plastic tanks. A belt beneath the shoulder holds it: you drill no holes and nothing touches the
      water. A lid strap with a simple clip is included, because most tanks have none.

      Two people with a safe footing fit it in half an hour. Measure across the tank at the shoulder
      before you order. For the pipes that lead up to the tank add pipe collars, and cover the
      overflow with steel mesh.

      Clean the tank before you fit the ring if monkeys have been inside. Loosen the clip, not the
      ring, when you clean the tank each half year. The ring does not fit square or loft tanks.`,
    price: 2899,
    max_price: 3999,
    isBest: false,
    keywords: 'monkey repellent, water tank, tank guard, overhead tank, lid, bandar, stainless',
    bullets: [
      'Fits round tanks of 500 to 1,000 litres',
      'Adjusts from 75 to 115 cm across',
      'Belted on: no hole in the tank',
      'Lid strap with clip in the box',
      'Stainless prongs 6 cm high',
    ],
  },
  {
    slug: 'fort-steel-monkey-spikes-carton-15-m',
    title: 'Fort Steel Monkey Spikes, Contractor Carton (15 m)',
    material: 'Stainless Steel',
    short_desc: 'Fifteen metre-long rails with anchors for temples, schools and societies.',
    long_desc: prose`
      Fifteen Fort steel rails of 1 metre with eighty anchor bolts, end caps and a template for
      drilling: enough for the wall of a temple court, a school canteen or a housing block, in one
      carton.

      The rail is the same as in the small pack: grade 304 stainless steel, prongs 75 mm high
      welded in threes every 5 cm, ends ground round. The carton comes without small boxes
      and includes the anchors, which you would otherwise buy separately.

      Walk the route first, in the early morning when the troop is on the move, and mark where they
      come up, where they sit and where they leave. Only those stretches need rails, rarely the
      whole wall. Trim branches to two metres from the wall and put collars on pipes before you begin.

      Three fitters place 15 metres in a day. Bolts need 60 mm of sound concrete or brick. The
      carton weighs 24 kg and measures 105 × 30 × 22 cm.

      The rails deter monkeys; they neither catch nor wound them. Feeding near the site undoes the work:
      ask devotees and children to stop, and put up the notice from the carton where people see it.`,
    price: 11499,
    max_price: 15999,
    isBest: false,
    keywords:
      'monkey spikes, monkey repellent, bulk, carton, temple, school, housing society, wall, bandar',
    bullets: [
      'Fifteen rails of 1 metre: 15 metres',
      'Eighty anchor bolts, end caps and template inside',
      'Welded 304 stainless steel',
      'Three fitters place it in a day',
      'Notice for visitors in Hindi and English',
    ],
  },
];
