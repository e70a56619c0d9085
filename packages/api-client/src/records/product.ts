import type * as Wire from '../generated.ts';
import {
  presentTexts,
  toCount,
  toId,
  toNumber,
  toOptionalText,
  toRating,
  toRupees,
  toText,
} from './values.ts';

/** A product as lists show it. */
export interface ProductSummary {
  id: number;
  slug: string;
  title: string;
  /** The first picture's address. */
  image: string | null;
  shortDescription: string;
  longDescription: string;
  /** Rupees. */
  price: number;
  /** Rupees; the price that is struck through when it is the higher one; the price where there is none. */
  maxPrice: number;
  category: string;
  material: string;
  /** 0 to 5; null when nobody has rated it. */
  rating: number | null;
  /** How many have rated it; null where the backend does not say. */
  reviewCount: number | null;
  isBestseller: boolean;
}

/** A product as its own page shows it. */
export interface Product extends ProductSummary {
  images: string[];
  bullets: string[];
}

export interface Category {
  id: number;
  name: string;
}

export const toProductSummary = (wire: Wire.ProductSummary): ProductSummary => ({
  id: toId(wire.id),
  slug: toText(wire.slug),
  title: toText(wire.title),
  image: toOptionalText(wire.image1) || null,
  shortDescription: toOptionalText(wire.short_desc),
  longDescription: toOptionalText(wire.long_desc),
  price: toRupees(wire.price),
  maxPrice: toNumber(wire.max_price) ?? toRupees(wire.price),
  category: toOptionalText(wire.category_name),
  material: toOptionalText(wire.material),
  rating: toRating(wire.average_rating),
  reviewCount: toCount(wire.review_count),
  isBestseller: wire.isBest === true,
});

export const toProduct = (wire: Wire.Product): Product => ({
  ...toProductSummary(wire),
  images: presentTexts([wire.image1, wire.image2, wire.image3, wire.image4, wire.image5]),
  bullets: presentTexts([
    wire.bullet_one,
    wire.bullet_two,
    wire.bullet_three,
    wire.bullet_four,
    wire.bullet_five,
  ]),
});

export const toCategory = (wire: Wire.Category): Category => ({
  id: toId(wire.id),
  name: toText(wire.category_name),
});
