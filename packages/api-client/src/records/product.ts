import type * as Wire from '../generated.ts';
import {
  nonEmptyTexts,
  toCount,
  toId,
  toNumber,
  toOptionalText,
  toPercent,
  toRating,
  toRupees,
  toText,
} from './values.ts';

/** A product in a list. */
export interface ProductSummary {
  id: number;
  slug: string;
  title: string;
  /** The URL of the first image. */
  image: string | null;
  shortDescription: string;
  longDescription: string;
  /** Further words to search by, separated by commas; '' when absent. */
  keywords: string;
  /** Rupees. */
  price: number;
  /** Rupees; shown struck through when above `price`. Equals `price` when absent. */
  maxPrice: number;
  category: string;
  material: string;
  /** 0 to 5; null without reviews. */
  rating: number | null;
  /** null when the backend does not send it. */
  reviewCount: number | null;
  isBestseller: boolean;
  /** GST in the price, percent; null when the backend does not send it. */
  gstRate: number | null;
  /** The HSN code; '' when absent. */
  hsn: string;
}

/** A product on its own page. */
export interface Product extends ProductSummary {
  images: string[];
  bullets: string[];
  /** Declarations that the law asks of a pack; '' where the backend sends nothing. */
  declarations: Declarations;
}

export interface Declarations {
  netQuantity: string;
  genericName: string;
  manufacturer: string;
  countryOfOrigin: string;
  customerCare: string;
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
  keywords: toOptionalText(wire.keywords),
  price: toRupees(wire.price),
  maxPrice: toNumber(wire.max_price) ?? toRupees(wire.price),
  category: toOptionalText(wire.category_name),
  material: toOptionalText(wire.material),
  rating: toRating(wire.average_rating),
  reviewCount: toCount(wire.review_count),
  isBestseller: wire.isBest === true,
  gstRate: toPercent(wire.gst_rate),
  hsn: toOptionalText(wire.hsn),
});

export const toProduct = (wire: Wire.Product): Product => ({
  ...toProductSummary(wire),
  images: nonEmptyTexts([wire.image1, wire.image2, wire.image3, wire.image4, wire.image5]),
  bullets: nonEmptyTexts([
    wire.bullet_one,
    wire.bullet_two,
    wire.bullet_three,
    wire.bullet_four,
    wire.bullet_five,
  ]),
  declarations: {
    netQuantity: toOptionalText(wire.net_quantity).trim(),
    genericName: toOptionalText(wire.generic_name).trim(),
    manufacturer: toOptionalText(wire.manufacturer).trim(),
    countryOfOrigin: toOptionalText(wire.country_of_origin).trim(),
    customerCare: toOptionalText(wire.customer_care).trim(),
  },
});

export const toCategory = (wire: Wire.Category): Category => ({
  id: toId(wire.id),
  name: toText(wire.category_name),
});
