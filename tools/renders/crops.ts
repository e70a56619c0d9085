/** Crop of one kind of picture. */
export interface Crop {
  /** Suffix of the file name. Empty for the main crop. */
  suffix: string;
  /** Width divided by height. */
  ratio: number;
  widths: number[];
}

const ratios: Record<string, number> = {
  products: 1,
  banners: 16 / 7,
  categories: 4 / 3,
  gallery: 4 / 3,
  about: 4 / 3,
  blogs: 3 / 2,
};

/** Returns the main crop, and for banners a tall one for phones. */
export function cropsOf(kind: string): Crop[] {
  const ratio = ratios[kind];
  if (!ratio) throw new Error(`Unknown kind of picture: ${kind}`);
  const main = { suffix: '', ratio, widths: [320, 640, 1280] };
  return kind === 'banners'
    ? [main, { suffix: '-phone', ratio: 4 / 5, widths: [320, 640] }]
    : [main];
}
