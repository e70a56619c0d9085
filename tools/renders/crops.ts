/** What is cut from a master of one kind. */
export interface Crop {
  /** Stands after the picture's name, '' for the main one. */
  suffix: string;
  /** Width by height. */
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

/** The main picture, and a tall one for banners, which phones show as 4:5. */
export function cropsOf(kind: string): Crop[] {
  const ratio = ratios[kind];
  if (!ratio) throw new Error(`Pictures of the kind ${kind} have no ratio`);
  const main = { suffix: '', ratio, widths: [320, 640, 1280] };
  return kind === 'banners'
    ? [main, { suffix: '-phone', ratio: 4 / 5, widths: [320, 640] }]
    : [main];
}
