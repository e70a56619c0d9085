import { prose } from '../prose.ts';
import type { ProductText } from '../seed-product.ts';

export const accessories: ProductText[] = [
  {
    slug: 'outdoor-adhesive-for-spikes-300-ml',
    title: 'Hold Outdoor Adhesive for Spikes, 300 ml Cartridge',
    material: 'Plastic',
    short_desc: 'Neutral-cure clear adhesive that keeps strips in place through heat and monsoon.',
    long_desc: prose`
      A clear, neutral-cure adhesive for fixing spike strips to concrete, plaster, stone, tile, glass
      and metal. This outdoor glue stays elastic from −40 to 120 °C, so it does not crack when a wall heats
      up to 60 °C by day and cools at night.

      One cartridge of 300 ml fixes 4 metres of strips with a coin-sized dab under every second hole.
      It fits any ordinary skeleton gun. Cut the nozzle at 8 mm, press the strip on until adhesive
      comes up through the holes, and do not move it. It forms a skin in 20 minutes,
      is rainproof after three hours, and each 3 mm of thickness takes a day to harden.

      Prepare the surface well. Brush off loose paint and droppings, wipe with a damp cloth, and let it
      dry. On dusty plaster apply a coat of primer the day before. It does not hold on polythene, wet
      walls or flaking whitewash; use screws there.

      Wear gloves and work in fresh air. The cartridge keeps for 12 months unopened below 30 °C. To
      remove a strip, slide a wire under it and peel off the rest.`,
    price: 349,
    max_price: 499,
    isBest: true,
    keywords:
      'adhesive, glue, silicone, sealant, cartridge, fixing, bird spikes, pigeon spikes, outdoor, clear',
    bullets: [
      'One cartridge fixes 4 metres of strips',
      'Neutral cure: safe on stone and stainless steel',
      'Stays elastic from −40 to 120 °C',
      'Rainproof after three hours',
      'Fits any skeleton gun',
    ],
  },
  {
    slug: 'uv-cable-ties-pack-of-100',
    title: 'UV-Resistant Cable Ties, 200 mm, Pack of 100',
    material: 'Plastic',
    short_desc: 'Black weatherproof ties for hanging nets and tying strips to railings.',
    long_desc: prose`
      A net is only as good as its ties. Ordinary white cable ties turn brittle within one Indian
      summer. These are black nylon 6.6 with carbon against ultraviolet light, and last five years or
      more outdoors.

      Each tie is 200 mm long and 4.8 mm wide, goes around a bundle up to 50 mm thick and holds about
      22 kg. A hundred ties hang two balcony nets, or hold 12 metres of slim spike strips on a
      railing.

      Put a tie every 15 cm along the border of a net, and at each knot in the corners. Pull it tight,
      then cut the tail flush with a nail clipper or side cutter: a tail cut with scissors leaves a
      sharp end that can scratch a hand. Turn the heads away from the wall so that water runs off.

      Nylon becomes stiff when it is very dry and cold; in a northern winter lay the ties in warm
      water for an hour before use. Do not use them to hang loads, to hold a wire rope under tension or
      near a chimney: above 85 °C they soften. They are not reusable. Collect the cut-off
      tails, because birds take them for nests.`,
    price: 149,
    max_price: 249,
    isBest: false,
    keywords: 'cable ties, zip ties, UV, bird net fixing, pigeon net, railing, black, nylon',
    bullets: [
      'Nylon 6.6 with carbon black: five years outdoors',
      '200 × 4.8 mm, holds about 22 kg',
      'Goes around bundles up to 50 mm',
      'One pack hangs two balcony nets',
      'For nets, slim strips and shade cloth',
    ],
  },
  {
    slug: 'stainless-net-hooks-with-plugs-pack-of-50',
    title: 'Stainless Net Hooks with Wall Plugs, Pack of 50',
    material: 'Stainless Steel',
    short_desc: 'Screw hooks and nylon plugs to hang a bird net that leaves no rust marks.',
    long_desc: prose`
      Fifty screw hooks of stainless steel and fifty nylon plugs: enough for the frame of one large
      balcony or two small ones at the right spacing of 30 cm.

      The hooks are 40 mm long with a 20 mm thread and an open mouth of 8 mm, wide enough for a border
      rope and a mesh together. Stainless steel matters here: a rusty hook stains the wall and
      then cuts through the net.

      Drill 6 mm wide and 35 mm deep, blow out the dust, push the plug in flush and turn the hook in by
      hand, using pliers for the last turns. Let all the mouths point outwards, away from the net, so that
      its tension pulls the net into the hook. In hollow block use a longer plug; in a
      steel frame, drill 4 mm and use self-tapping eyes instead.

      A hook in sound concrete carries a pull of 30 kg, far more than a taut net needs. In crumbling
      plaster set the plug deeper, into the brick. Do not hang planters, swings or washing lines from
      them. Keep within 5 cm of the outer edge of the wall, so that no bird finds a ledge outside
      the net.`,
    price: 279,
    max_price: 399,
    isBest: false,
    keywords: 'hooks, wall plugs, bird net fixing, pigeon net, stainless, balcony, screw hook',
    bullets: [
      'Fifty stainless hooks with nylon plugs',
      'Enough for a 15 metre frame at 30 cm',
      'No rust stains and no sawn mesh',
      '8 mm mouth takes rope and mesh together',
      '6 mm drill, turned in by hand',
    ],
  },
  {
    slug: 'net-rings-pack-of-250',
    title: 'Stainless Net Rings, Pack of 250',
    material: 'Stainless Steel',
    short_desc: 'Open steel rings that join net to wire rope or net to net in one squeeze.',
    long_desc: prose`
      Open rings of stainless steel wire that close around the border of a net and a wire rope with
      one squeeze of ring pliers. They are a neat and lasting way to hang a net on a rope: three times as
      quick as tying, and wind does not loosen them.

      The ring is 12 mm across when open and 6 mm when closed, of wire 2 mm thick, with blunt
      ends. Use one every 10 cm, or at every second mesh if the mesh is 50 mm: 250 rings hang
      25 metres of border. To join two nets, overlap the borders by two meshes and put each ring through
      both.

      The rings fit ring pliers with an 8 mm jaw, sold by any fencing supplier; ordinary pliers will do
      for a small job. Rings slide along the rope, so put a cable tie every
      metre as a stop where the net must not bunch.

      Stainless rings do not corrode stainless rope in the rain, as galvanised rings do. For an opening
      with a zip, fix both sides of the zip with rings and leave its ends free. Do not use them for safety
      nets or anything else that has to hold a person.`,
    price: 299,
    max_price: 449,
    isBest: false,
    keywords: 'net rings, hog rings, wire rope, joining bird nets, pigeon net, stainless',
    bullets: [
      '250 rings hang 25 metres of net border',
      'Closes with one squeeze of ring pliers',
      'Joins net to rope and net to net',
      'Blunt ends spare the mesh and the hand',
      'Stainless: no corrosion on stainless rope',
    ],
  },
  {
    slug: 'wire-rope-kit-20-m',
    title: 'Wire Rope Kit with Tensioners, 20 m',
    material: 'Stainless Steel',
    short_desc: 'The frame for large nets: steel rope, eye-bolts and tensioners for one opening.',
    long_desc: prose`
      A net wider than a balcony needs a frame that does not sag. This kit contains 20 metres of 2 mm
      stainless steel rope, four tensioners, eight eye-bolts with anchors, twelve intermediate
      eyes and sixteen rope clamps.

      Set an anchored eye-bolt in each corner and an intermediate eye every metre and a half. Run
      the rope around, close its ends with two clamps each, set 3 cm apart with the saddles on the side
      under load, and turn the tensioners until the rope gives no more than 1 cm under a push of the
      hand. Then fix the net to it
      with rings.

      The rope breaks at more than 200 kg; the anchors need sound concrete or brick and a hole of
      8 × 50 mm. On steelwork replace the anchors with girder clamps. Cut the rope with proper
      rope cutters, and put tape around the cut first so that the strands stay together.

      20 metres frame an opening of 6 × 4 metres. Check after a month whether the rope has slackened, and then
      each year after the monsoon. The rope pulls hard on a wall: never fix it to single-brick parapets
      or loose copings. It is not a handrail, a climbing line or fall protection.`,
    price: 1149,
    max_price: 1599,
    isBest: false,
    keywords:
      'wire rope, wire for bird net, pigeon net, tensioner, eye bolt, net frame, stainless, steel cable, installation kit',
    bullets: [
      '20 metres of 2 mm stainless rope',
      'Four tensioners, eight eye-bolts, sixteen clamps',
      'Frames an opening of 6 × 4 metres',
      'Rope breaks at more than 200 kg',
      'Adjustable after the monsoon',
    ],
  },
  {
    slug: 'gutter-and-girder-clamps-pack-of-10',
    title: 'Gutter and Girder Clamps, Pack of 10',
    material: 'Stainless Steel',
    short_desc: 'Screw clamps that hold spike strips on gutters and steel beams without drilling.',
    long_desc: prose`
      Drilling a gutter makes a leak and drilling a girder needs a permit. These clamps hold a spike
      strip on the lip of either with a screw from below, and come off again without a mark.

      Each clamp is a folded plate of stainless steel, 1.5 mm thick, with a 5 mm grub screw. It grips
      edges up to 18 mm thick: gutter lips, corrugated sheet ends, the flanges of I-beams, the frames
      of signboards. Two tongues on top snap into the slots of all our Crest and Guard bases.

      Use three clamps to a metre. Tighten by hand with the key supplied, until the strip does not
      rock; on thin aluminium gutters put the rubber pad from the pack beneath the screw. On a
      gutter, set the strip on the outer lip with the spikes leaning outwards and leave the channel
      itself free, so that leaves cannot block the rainwater.

      One pack holds a little over three metres. Check the screws after the first storm. The clamps
      do not fit round pipes; use our Slim strip with ties there. For chemical plants with chlorine in
      the air, ask us first, because chlorine can pit stainless steel.`,
    price: 499,
    max_price: 749,
    isBest: false,
    keywords: 'clamps, gutter, girder, beam, no drill, bird spikes fixing, stainless',
    bullets: [
      'Holds strips on gutters and beams without drilling',
      'Grips edges up to 18 mm thick',
      'Snaps into Crest and Guard bases',
      'Rubber pads and key in the pack',
      'Ten clamps hold a little over 3 metres',
    ],
  },
  {
    slug: 'flash-reflective-tape-45-m',
    title: 'Flash Reflective Scare Tape, 45 m',
    material: 'Plastic',
    short_desc: 'Twisting silver tape that flashes in sun and wind over gardens and terraces.',
    long_desc: prose`
      A ribbon of holographic film, 25 mm wide, that flashes in the sun and rattles in the wind. It is
      the cheapest way to scare birds off a seedbed, a terrace garden, a drying yard or a pond, and you
      can put it up in minutes.

      Stretch it between two poles a metre above the crop with a half twist in each metre, or tie
      strips of 60 cm to a line so that their ends hang free. Set lines three metres apart. 45 metres
      cover some 100 square metres.

      Tape works best for a few weeks, in wind and sun, on birds that have not yet settled. It does not
      drive away pigeons that have nested in a balcony for years; close such a balcony with a net. Move
      the tape every few days, and use it while the crop is ripe, not all year round.

      The film is polyester, 40 microns thick. It fades in a season; then roll it up and put it in the
      bin, because torn pieces blow about. Do not hang it near power lines, because its metal layer
      conducts, or facing a road, where it dazzles drivers.`,
    price: 99,
    max_price: 199,
    isBest: true,
    keywords:
      'bird scare tape, bird repellent, reflective, shiny, garden, terrace, crop, parakeet, holographic, ribbon',
    bullets: [
      '45 metres cover about 100 square metres',
      'Flashes in sun and rattles in wind',
      'Up in minutes, no tools',
      'For gardens, ponds and drying yards',
      'Works best for a few weeks: move it often',
    ],
  },
];
