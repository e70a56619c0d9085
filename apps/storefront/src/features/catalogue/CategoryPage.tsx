import { api, type Category, type ProductSummary } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { useParams } from 'react-router-dom';
import { findCategory } from '../../model/catalogue/findCategory.ts';
import { NotFoundPage } from '../../parts/not-found/NotFoundPage.tsx';
import { ProductList } from '../../parts/product-card/ProductList.tsx';
import { Loaded } from '../../shared/loaded/Loaded.tsx';
import { EmptyState } from '../../shared/loaded/states.tsx';
import { together } from '../../shared/loaded/together.ts';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { paths } from '../../shared/paths.ts';

const namesOf = (products: readonly ProductSummary[]): Category[] =>
  [...new Set(products.map(({ category }) => category))].map((name) => ({ id: Number.NaN, name }));

/** The products of one category, by its name in any case or by its id (1 §2). */
export function CategoryPage() {
  const { categoryName = '' } = useParams();
  const categories = api.useListCategoriesQuery();
  const products = api.useListProductsQuery();
  // Where the categories could not be read, those of the products have names too.
  const known = categories.data ?? namesOf(products.data ?? []);
  const name = findCategory(known, categoryName)?.name;
  const chosen = (products.data ?? []).filter((product) => product.category === name);
  const isLoading = categories.isLoading || products.isLoading;
  useOwnMetadata({ title: isLoading ? undefined : (name ?? 'Category') });

  if (isLoading) return <PageLoader isTitle label="Loading products" />;
  if (!name && categories.data) return <NotFoundPage />;
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>{name ?? 'Category'}</Heading>
        <Loaded
          query={together(categories, products)}
          loading={null}
          isEmpty={chosen.length === 0}
          empty={
            <EmptyState
              art="search"
              title="No products in this category yet"
              action={<LinkButton href={paths.products}>View All Products</LinkButton>}
            />
          }
        >
          {() => <ProductList label={name ?? 'Category'} products={chosen} />}
        </Loaded>
      </Stack>
    </Container>
  );
}
