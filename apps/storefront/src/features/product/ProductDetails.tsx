import type { Product } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { ImageGallery } from '@parinda/ui/image-gallery';
import { Inline } from '@parinda/ui/layout';
import { Price } from '@parinda/ui/price';
import { QuantityStepper } from '@parinda/ui/quantity-stepper';
import { Rating } from '@parinda/ui/rating';
import { ShareButton } from '@parinda/ui/share-button';
import { OverlayLoader } from '@parinda/ui/spinner';
import { noBreakMeasures, Text } from '@parinda/ui/text';
import { useState } from 'react';
import { maxQuantity } from '../../model/cart/cart.ts';
import { priceProps } from '../../parts/product-card/productCardProps.ts';
import { useAddToCart } from '../../parts/product-card/useAddToCart.ts';
import { useReviewCount } from '../../parts/product-reviews/useReviewCount.ts';
import { WishlistToggle } from '../../parts/wishlist-heart/WishlistToggle.tsx';
import { useNotices } from '../../shared/feedback/useNotices.tsx';
import { lazyDeferred } from '../../shared/lazy/lazy.tsx';
import { formatRupees } from '../../shared/money.ts';
import * as styles from './Product.css.ts';
import { hasDeclarations } from './ProductDeclarations.tsx';
import { shareProduct } from './shareProduct.ts';
import { useBuyNow } from './useBuyNow.ts';

const ShopFacts = lazyDeferred(
  'ShopFacts.tsx',
  async () => (await import('../../parts/shop-facts/ShopFacts.tsx')).ShopFacts,
);

/** Pictures, price, quantity and the two buy buttons (2 §2). */
export function ProductDetails({ product }: { product: Product }) {
  const [quantity, setQuantity] = useState(1);
  const sharing = useNotices('account');
  const addToCart = useAddToCart();
  const { buyNow, isProcessing } = useBuyNow();
  const { images, rating } = product;
  const count = useReviewCount(product.id);
  const price = priceProps(product, formatRupees);

  return (
    <div className={styles.details}>
      <ImageGallery
        images={images.map((src, index) => ({
          src,
          alt: `${product.title}, picture ${index + 1} of ${images.length}`,
        }))}
      />
      <div className={styles.words}>
        <div className={styles.head}>
          <div className={styles.title}>
            <Heading level={1} size="h2">
              {noBreakMeasures(product.title)}
            </Heading>
          </div>
          <Inline gap="xs" wrap={false}>
            <WishlistToggle productId={product.id} title={product.title} />
            <ShareButton onPress={() => shareProduct(product.title, sharing)} />
          </Inline>
        </div>
        {sharing.texts.map((text) => (
          <Text key={text} size="sm" tone="danger">
            {text}
          </Text>
        ))}
        {/* Cards show fractional stars; the review block rounds them (1 §9). */}
        <Rating value={rating ?? 0} isRated={rating !== null} count={count} hasWholeStars />
        <Price {...price} size="lg" />
        {hasDeclarations(product) && (
          <Text size="sm" tone="muted">
            {`MRP ${formatRupees(product.maxPrice)} inclusive of all taxes`}
          </Text>
        )}
        <Text tone="muted">{product.shortDescription}</Text>
        <ul className={styles.bullets}>
          {product.bullets.map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
        <div className={styles.buy}>
          <QuantityStepper
            label={product.title}
            value={quantity}
            onChange={setQuantity}
            maxValue={maxQuantity}
          />
          <div className={styles.buyBar}>
            {/* Screen readers read the price above. */}
            <span className={styles.barPrice} aria-hidden="true">
              {price.now}
            </span>
            <Button variant="secondary" onPress={() => addToCart(product, quantity)}>
              Add To Cart
            </Button>
            <Button onPress={() => buyNow(product, quantity)} isPending={isProcessing}>
              Buy Now
            </Button>
          </div>
        </div>
        <ShopFacts isEstimated />
      </div>
      {isProcessing && <OverlayLoader label="Processing your order..." />}
    </div>
  );
}
