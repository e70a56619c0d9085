/** Invented customers with reviews. Nobody can own the domain of their email addresses. */
export interface SeedReviewer {
  name: string;
  email: string;
}

export interface SeedReview {
  /** email of the reviewer */
  email: string;
  /** the product's slug */
  slug: string;
  /** whole, 1 to 5 */
  rating: number;
  review_text: string;
  days_ago: number;
}

export const reviewers: SeedReviewer[] = [
  { name: 'Ananya Kulkarni', email: 'ananya@example.com' },
  { name: 'Farhan Sheikh', email: 'farhan@example.com' },
  { name: 'Gurpreet Kaur', email: 'gurpreet@example.com' },
  { name: 'Joseph D’Souza', email: 'joseph@example.com' },
  { name: 'Lakshmi Narayanan', email: 'lakshmi@example.com' },
  { name: 'Rohit Bansal', email: 'rohit@example.com' },
  { name: 'Sunita Devi', email: 'sunita@example.com' },
  { name: 'Tenzin Dolma', email: 'tenzin@example.com' },
];

/** One line each: reviewer, rating, days ago, text. */
type Line = [who: string, rating: number, days_ago: number, review_text: string];

const byProduct: Record<string, Line[]> = {
  'guard-polycarbonate-bird-spikes-pack-of-10': [
    [
      'ananya',
      5,
      12,
      'Eight months of scrubbing the balcony wall every Sunday, and it ended in one afternoon. You really do not notice the strips from inside. Buy one cartridge of glue more than you think.',
    ],
    [
      'farhan',
      5,
      41,
      'Fitted on two AC ledges and the kitchen sill. Pigeons sat on the neighbour’s roof and stared for a week, then gave up.',
    ],
    [
      'rohit',
      4,
      66,
      'Works. One star less because two strips had a spike bent in transit; warm water straightened them.',
    ],
    [
      'sunita',
      4,
      95,
      'Good quality plastic, clean breaks at the joints. Do clean the surface well, my first strip came off because I was in a hurry.',
    ],
    [
      'joseph',
      3,
      150,
      'Stopped the pigeons but sparrows happily sit between the spikes. To be fair the page says so, I did not read it.',
    ],
    ['gurpreet', 5, 203, 'Second order, this time for my mother’s house. She put them up herself.'],
  ],
  'guard-polycarbonate-bird-spikes-pack-of-3': [
    ['tenzin', 4, 19, 'Right size for one window. Would be nice with a small tube of glue inside.'],
    ['lakshmi', 5, 88, 'Bought it to test, now ordering the pack of ten.'],
  ],
  'guard-terracotta-bird-spikes-pack-of-10': [
    [
      'joseph',
      5,
      34,
      'Our house is eighty years old with Mangalore tiles. From the gate you cannot see them at all. Tied with wire, no drilling.',
    ],
    [
      'lakshmi',
      4,
      120,
      'The colour matches new tiles more than old ones, but after one monsoon nobody can tell.',
    ],
  ],
  'crest-stainless-steel-bird-spikes-pack-of-5': [
    [
      'rohit',
      5,
      8,
      'Much firmer than the plastic ones. Wear gloves while bending the wires, I learnt it the hard way.',
    ],
    [
      'gurpreet',
      5,
      52,
      'Used on the signboard of our shop. No more washing it every morning before opening.',
    ],
    [
      'lakshmi',
      4,
      77,
      'We are 600 metres from the sea at Chennai. Light brown marks after a year, wiped off with a cloth as described.',
    ],
    ['farhan', 5, 140, 'Solid. The instruction to use neutral silicone saved our marble sill.'],
    [
      'ananya',
      2,
      171,
      'The strips are good but I bought the narrow one for a 22 cm ledge and pigeons sit behind it. Please show the ledge depth in the photo.',
    ],
  ],
  'crest-wide-stainless-steel-bird-spikes-pack-of-5': [
    [
      'ananya',
      5,
      130,
      'This is what I should have bought in the first place. Covers the whole chajja in one row.',
    ],
    ['sunita', 4, 210, 'Heavy and well made. Needs screws on old plaster.'],
  ],
  'crest-all-steel-bird-spikes-pack-of-10': [
    [
      'farhan',
      5,
      60,
      'Installed above a bakery flue where the plastic base had gone soft. No change in five months.',
    ],
  ],
  'slim-bird-spikes-for-pipes-and-cables-pack-of-8': [
    ['tenzin', 4, 45, 'Holds well on the round railing. The ties in the pack were just enough.'],
    [
      'rohit',
      3,
      112,
      'Does the job on the drainpipe. On a 75 mm pipe the saddle is too small and I had to improvise.',
    ],
  ],
  'clearview-nylon-balcony-net-10-x-10-ft': [
    [
      'gurpreet',
      5,
      15,
      'Best money spent on this flat. After two days you forget that there is a net.',
    ],
    [
      'ananya',
      4,
      38,
      'Strong for such a thin thread. Took us longer than expected because we hung it without a border rope first. Use the rope!',
    ],
    [
      'joseph',
      5,
      73,
      'Three monsoons on an earlier one from here, this is the replacement for the second balcony.',
    ],
    [
      'sunita',
      4,
      99,
      'Exactly the size. Slightly greenish against a white sky but really very little.',
    ],
    [
      'tenzin',
      1,
      160,
      'Monkeys tore it in a week. Support explained it is for birds only and pointed me to the page, but still a loss for me.',
    ],
  ],
  'clearview-balcony-net-kit-10-x-8-ft': [
    [
      'lakshmi',
      5,
      22,
      'Everything was in the box, even the drill bit. My husband and I finished in three hours including a tea break.',
    ],
    [
      'farhan',
      5,
      58,
      'Clear instructions with pictures. The hooks are real stainless, no stains after the rains.',
    ],
    [
      'rohit',
      4,
      131,
      'Good kit. Forty hooks were more than enough, plugs are a tight fit in hard concrete.',
    ],
  ],
  'knotted-hdpe-net-for-shafts-10-x-10-m': [
    [
      'joseph',
      5,
      49,
      'Our society closed two ducts with this. The smell in the bathrooms is gone after years.',
    ],
    ['rohit', 4, 180, 'Good strong net. Plan an opening for the plumber from day one.'],
  ],
  'garden-and-crop-net-5-x-3-m': [
    ['tenzin', 5, 30, 'Saved the plums this year. Soft on the branches and easy to roll up.'],
    [
      'lakshmi',
      3,
      84,
      'Fine for bulbuls. Squirrels got in from below until I pegged it down properly.',
    ],
  ],
  'stainless-steel-vent-mesh-roll-3-m': [
    [
      'gurpreet',
      5,
      27,
      'Closed the gap under our solar panels. Cutting needs good snips and gloves.',
    ],
  ],
  'outdoor-adhesive-for-spikes-300-ml': [
    [
      'ananya',
      5,
      12,
      'Held through a whole summer on a west wall. One tube did eight strips, as written.',
    ],
    [
      'sunita',
      4,
      95,
      'Holds very well on clean concrete, not at all on the old whitewash. Scrape first.',
    ],
    ['joseph', 4, 151, 'No smell, no stain on stone. Nozzle could be longer.'],
  ],
  'uv-cable-ties-pack-of-100': [
    ['farhan', 5, 59, 'The white ones from the market broke in a year, these look new after two.'],
    ['tenzin', 4, 46, 'Does what it should.'],
  ],
  'wire-rope-kit-20-m': [
    ['rohit', 5, 181, 'The tensioners make the difference. Net is straight as a drum.'],
  ],
  'flash-reflective-tape-45-m': [
    [
      'sunita',
      3,
      18,
      'Worked nicely on the terrace garden for three weeks, then the mynas got used to it. Moving it helps for some days.',
    ],
    [
      'gurpreet',
      4,
      64,
      'Cheap and cheerful. Kept parakeets off the guavas till we had picked them.',
    ],
    ['lakshmi', 2, 142, 'No effect on balcony pigeons. The page does say it, so my own fault.'],
  ],
  'fort-polycarbonate-monkey-spikes-pack-of-6': [
    [
      'tenzin',
      5,
      40,
      'We have macaques every day here. They tried it twice, sat down nowhere, and now use the other side of the lane.',
    ],
    ['joseph', 4, 90, 'Sturdy. You need a hammer drill and patience, six screws in each.'],
    [
      'gurpreet',
      3,
      155,
      'Good on the wall, but they now come by the mango tree. Trim the trees first!',
    ],
  ],
  'fort-steel-monkey-spikes-pack-of-5': [
    ['rohit', 5, 33, 'Bolted on the parapet of our school kitchen. No broken dish antenna since.'],
    [
      'farhan',
      4,
      127,
      'Expensive but built to last. The overlap at the joints is well thought out.',
    ],
  ],
  'fort-water-tank-ring': [
    [
      'sunita',
      5,
      21,
      'Two summers of monkeys bathing in our drinking water. Fitted in half an hour and they have left the tank alone.',
    ],
  ],
};

export const reviews: SeedReview[] = Object.entries(byProduct).flatMap(([slug, lines]) =>
  lines.map(([who, rating, days_ago, review_text]) => ({
    email: `${who}@example.com`,
    slug,
    rating,
    review_text,
    days_ago,
  })),
);
