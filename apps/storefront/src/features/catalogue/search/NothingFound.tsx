import type { ProductSummary } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Inline, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { EmptyState } from '../../../shared/query/states.tsx';
import { href, paths } from '../../../shared/routing/paths.ts';
import { ProductSection } from '../ProductSection.tsx';

export interface NothingFoundProps {
  title: string;
  nearest: readonly ProductSummary[];
  /** All products; they name the categories and the bestsellers. */
  products: readonly ProductSummary[];
}

/** A search without results: the nearest products, categories, bestsellers and contact. */
export function NothingFound({ title, nearest, products }: NothingFoundProps) {
  const categories = [...new Set(products.map(({ category }) => category))].filter(Boolean);
  const bestsellers = products.filter(
    (product) => product.isBestseller && !nearest.includes(product),
  );
  return (
    <Stack gap="xl">
      <EmptyState
        art="search"
        title={title}
        text="Check the spelling, try fewer words, or ask us: we'll help you find the right product."
        action={
          <>
            <LinkButton href={paths.products}>View All Products</LinkButton>
            <LinkButton variant="secondary" href={paths.contact}>
              Contact us
            </LinkButton>
          </>
        }
      />
      <ProductSection title="Similar products" products={nearest} />
      {categories.length > 0 && (
        <nav aria-label="Categories">
          <Stack gap="md">
            <Heading level={2}>Shop by Category</Heading>
            <Inline gap="md">
              {categories.map((name) => (
                <Link key={name} isStandalone href={href('category', { categoryName: name })}>
                  {name}
                </Link>
              ))}
            </Inline>
          </Stack>
        </nav>
      )}
      <ProductSection title="Our Bestsellers" products={bestsellers} />
    </Stack>
  );
}
