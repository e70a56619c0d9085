import { api, type Product } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { besideProduct } from '../../model/catalogue/goesWith.ts';
import { ArticleList } from '../../parts/articles/ArticleList.tsx';
import { articlesAbout } from '../../parts/articles/articleLinks.ts';
import { ProductTeasers } from '../../parts/product-card/ProductTeasers.tsx';
import { useNear } from '../../shared/useNear.ts';

const most = 3;

const headings = { goesWithIt: 'Goes with it', sellsBest: 'Bestsellers' };

/** The list loads only after some scrolling; in most windows it starts below the first screen. */
const distance = '100px';

/**
 * Products that go with this one, else bestsellers, and articles about it. Both lists load when the
 * section is near, so that they do not delay the page; a list without entries is hidden.
 */
export function GoesWith({ product }: { product: Product }) {
  const { isNear, ref } = useNear(distance);
  const isTabbing = useIsTabbing();
  return (
    <div ref={ref}>
      {(isNear || isTabbing) && (
        <Stack gap="xl">
          <Chosen product={product} />
          <Articles product={product} />
        </Stack>
      )}
    </div>
  );
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

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <Stack as="section" gap="md">
      <div ref={keepFocusInView}>
        <Heading level={2} size="h4">
          {heading}
        </Heading>
      </div>
      {children}
    </Stack>
  );
}

function Chosen({ product }: { product: Product }) {
  const { data } = api.useListProductsQuery();
  const { why, chosen } = useMemo(() => besideProduct(product, data ?? [], most), [product, data]);
  if (chosen.length === 0) return null;
  return (
    <Section heading={headings[why]}>
      <ProductTeasers products={chosen} />
    </Section>
  );
}

function Articles({ product }: { product: Product }) {
  const { data } = api.useListBlogsQuery({});
  const articles = useMemo(() => articlesAbout(product, data ?? []), [product, data]);
  if (articles.length === 0) return null;
  return (
    <Section heading="Good to know">
      <ArticleList blogs={articles} />
    </Section>
  );
}
