import type { Review, Product as ShopProduct } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { currency, returnDays, shippingFeeRupees } from '../../shared/business.ts';
import { href, paths } from '../../shared/routing/paths.ts';
import { absoluteUrl } from '../../shared/seo/absoluteUrl.ts';
import { deliveryDays } from '../../shared/time/deliveryEstimate.ts';
import { aggregateRating, productReviews, publishedReviews } from './productReviews.ts';

/** A product from its page, or from a list: then with one image. */
export type DescribedProduct = Omit<ShopProduct, 'images' | 'bullets' | 'declarations'> &
  Partial<Pick<ShopProduct, 'images'>>;

/** Returns the block of a product with its price, and with ratings and reviews if there are any (2 §2). */
export function product(shown: DescribedProduct, reviews: readonly Review[], origin: string) {
  const published = publishedReviews(reviews);
  const { slug, title, shortDescription, longDescription, category, material, rating } = shown;
  const images = (shown.images ?? [shown.image]).flatMap(
    (image) => absoluteUrl(image, origin) ?? [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    url: absoluteUrl(href('product', { slug }), origin),
    description: shortDescription || longDescription || undefined,
    image: images.length > 0 ? images : undefined,
    sku: slug,
    category: category || undefined,
    material: material || undefined,
    brand: { '@type': 'Brand', name: brand.name },
    offers: offer(shown, origin),
    aggregateRating: aggregateRating(rating, published),
    review: productReviews(published),
  };
}

/** A price of 0 could not be read, so there is no offer. Every listed product is in stock. */
const offer = ({ slug, price }: DescribedProduct, origin: string) =>
  price > 0
    ? {
        '@type': 'Offer',
        url: absoluteUrl(href('product', { slug }), origin),
        price,
        priceCurrency: currency,
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: shippingDetails,
        hasMerchantReturnPolicy: returnPolicy(origin),
        seller: { '@type': 'Organization', name: brand.name },
      }
    : undefined;

/** The fee and the time from a confirmed payment to delivery, as on the shipping policy. */
const shippingDetails = {
  '@type': 'OfferShippingDetails',
  shippingRate: { '@type': 'MonetaryAmount', value: shippingFeeRupees, currency },
  shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'IN' },
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    transitTime: {
      '@type': 'QuantitativeValue',
      minValue: deliveryDays.least,
      maxValue: deliveryDays.most,
      unitCode: 'DAY',
    },
  },
};

/** The rules of the returns and cancellation policies (1 §2 Legal pages). */
const returnPolicy = (origin: string) => ({
  '@type': 'MerchantReturnPolicy',
  applicableCountry: 'IN',
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
  returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
  itemDefectReturnFees: 'https://schema.org/FreeReturn',
  refundType: 'https://schema.org/FullRefund',
  merchantReturnLink: absoluteUrl(paths.returnPolicy, origin),
});
