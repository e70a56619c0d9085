export interface SeedGalleryItem {
  image: string;
  image_title: string;
  image_description: string;
  /** Slug of the product in the picture. */
  product_slug: string;
}

const items: [product_slug: string, image_title: string, image_description: string][] = [
  [
    'guard-polycarbonate-bird-spikes-pack-of-10',
    'Clear spikes on a parapet',
    'Twelve metres of Guard strips along the parapet of a flat in Pune. From the street nobody can tell that they are there.',
  ],
  [
    'clearview-nylon-balcony-net-10-x-10-ft',
    'Clearview net over a balcony',
    'A 10 × 10 ft net on a border rope, hung in an afternoon. Light and breeze come through as before.',
  ],
  [
    'crest-all-steel-bird-spikes-pack-of-10',
    'Steel spikes on a stone cornice',
    'All-steel Crest strips screwed into the mortar joints of an old library, so that the stone itself stays whole.',
  ],
  [
    'knotted-hdpe-net-for-shafts-10-x-10-m',
    'A net across a building shaft',
    'The plumbing shaft of a housing society, closed from the parapet down with knotted HDPE net and a laced opening for the plumber.',
  ],
  [
    'guard-terracotta-bird-spikes-pack-of-10',
    'Red spikes on a tiled roof',
    'Guard Terracotta on the ridge of a Mangalore-tiled house: tied down, without one hole in a tile.',
  ],
  [
    'warehouse-net-19-mm-20-x-20-m',
    'A second ceiling in a warehouse',
    'Fine 19 mm net below the trusses of a grain store. Sparrows stay outside and the sacks stay clean.',
  ],
  [
    'fort-water-tank-ring',
    'A guard ring on a water tank',
    'The ring is belted around the shoulder of a 1,000 litre tank. The lid has stayed shut since.',
  ],
  [
    'fort-steel-monkey-spikes-pack-of-5',
    'Steel rails on a temple wall',
    'Fort rails on the side where the troop used to climb in. The other three sides needed none.',
  ],
  [
    'crest-stainless-steel-bird-spikes-pack-of-5',
    'Steel spikes on a signboard',
    'Crest strips along the top of a stationer’s board. The letters below have stayed white since.',
  ],
  [
    'crest-stainless-steel-bird-spikes-pack-of-5',
    'An AC unit without a roost',
    'Two Crest strips cut to 40 cm, fixed with adhesive so that the casing has no new holes, and a row on the band below.',
  ],
];

export const gallery: SeedGalleryItem[] = items.map((item, i) => {
  const [product_slug, image_title, image_description] = item;
  return {
    image: `/pictures/gallery/${i + 1}-640.webp`,
    image_title,
    image_description,
    product_slug,
  };
});
