import { api, type Product } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { ProductTeaser } from '@parinda/ui/product-teaser';
import { useEffect, useMemo, useState } from 'react';
import { besideProduct } from '../../model/catalogue/goesWith.ts';
import { productCardProps } from '../../parts/product-card/productCardProps.ts';
import { useAddToCart } from '../../parts/product-card/useAddToCart.ts';
import { Part } from '../../shared/lazy/Part.tsx';
import { useNear } from '../../shared/useNear.ts';

const most = 3;

const headings = { goesWithIt: 'Goes with it', sellsBest: 'Bestsellers' };

/** The list loads only after some scrolling; in most windows it starts below the first screen. */
const distance = '100px';

/**
 * Products that go with this one, else bestsellers. The product list loads when the section is
 * near, so that it does not delay the page; without products the section is hidden.
 */
export function GoesWith({ product }: { product: Product }) {
  const { isNear, ref } = useNear(distance);
  const isTabbing = useIsTabbing();
  return <div ref={ref}>{(isNear || isTabbing) && <Chosen product={product} />}</div>;
}

/** Returns whether the visitor navigates by Tab. The section then loads before it gets the focus. */
function useIsTabbing(): boolean {
  const [isTabbing, setTabbing] = useState(false);
  useEffect(() => {
    const note = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') setTabbing(true);
    };
    document.addEventListener('keydown', note, { capture: true });
    return () => document.removeEventListener('keydown', note, { capture: true });
  }, []);
  return isTabbing;
}

/** Scrolls to the focused element if a new section before it has pushed it out of view. */
function keepFocusInView(section: HTMLElement | null): void {
  const focused = document.activeElement;
  if (!section || !focused) return;
  const isAfter = section.compareDocumentPosition(focused) & Node.DOCUMENT_POSITION_FOLLOWING;
  if (isAfter) focused.scrollIntoView({ block: 'nearest' });
}

function Chosen({ product }: { product: Product }) {
  const { data } = api.useListProductsQuery();
  const addToCart = useAddToCart();
  const { why, chosen } = useMemo(() => besideProduct(product, data ?? [], most), [product, data]);
  if (chosen.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <div ref={keepFocusInView}>
        <Heading level={2} size="h4">
          {headings[why]}
        </Heading>
      </div>
      <Stack as="ul" gap="md">
        {chosen.map((other) => {
          const { href, title, image, priceNow, priceWas } = productCardProps(other);
          return (
            <li key={other.id}>
              <Part>
                <ProductTeaser
                  {...{ href, title, image, priceNow, priceWas }}
                  onAddToCart={() => addToCart(other)}
                />
              </Part>
            </li>
          );
        })}
      </Stack>
    </Stack>
  );
}
