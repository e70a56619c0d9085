export interface SeedGalleryItem {
  image: string;
  image_title: string;
  image_description: string;
}

const items: [image_title: string, image_description: string][] = [
  [
    'Clear spikes on a parapet',
    'Twelve metres of Guard strips along the parapet of a flat in Pune. From the street nobody can tell that they are there.',
  ],
  [
    'Clearview net over a balcony',
    'A 10 × 10 ft net on a border rope, hung in an afternoon. Light and breeze come through as before.',
  ],
  [
    'Steel spikes on a stone cornice',
    'All-steel Crest strips screwed into the mortar joints of an old library, so that the stone itself stays whole.',
  ],
  [
    'A net across a building shaft',
    'The plumbing shaft of a housing society, closed from the parapet down with knotted HDPE net and a laced opening for the plumber.',
  ],
  [
    'Red spikes on a tiled roof',
    'Guard Terracotta on the ridge of a Mangalore-tiled house: tied down, without one hole in a tile.',
  ],
  [
    'A second ceiling in a warehouse',
    'Fine 19 mm net below the trusses of a grain store. Sparrows stay outside and the sacks stay clean.',
  ],
  [
    'A guard ring on a water tank',
    'The ring is belted around the shoulder of a 1,000 litre tank. The lid has stayed shut since.',
  ],
  [
    'Steel rails on a temple wall',
    'Fort rails on the side where the troop used to climb in. The other three sides needed none.',
  ],
  [
    'Steel spikes on a signboard',
    'Crest strips along the top of a stationer’s board. The letters below have stayed white since.',
  ],
  [
    'An AC unit without a roost',
    'Two Crest strips cut to 40 cm, fixed with adhesive so that the casing has no new holes, and a row on the band below.',
  ],
];

export const gallery: SeedGalleryItem[] = items.map(([image_title, image_description], i) => ({
  image: `/pictures/gallery/${i + 1}-640.webp`,
  image_title,
  image_description,
}));
