import { api } from '@parinda/api-client';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { useParams } from 'react-router-dom';
import { findCategory } from '../../model/catalogue/findCategory.ts';
import { ProductList } from '../../parts/product-card/ProductList.tsx';
import { Loaded } from '../../shared/loaded/Loaded.tsx';
import { EmptyState } from '../../shared/loaded/states.tsx';
import { together } from '../../shared/loaded/together.ts';
import { useOwnMetadata } from '../../shared/metadata/pageMetadata.tsx';
import { paths } from '../../shared/paths.ts';

/** The products of one category, by its name in any case or by its id (1 §2). */
export function CategoryPage() {
  const { categoryName = '' } = useParams();
  const categories = api.useListCategoriesQuery();
  const products = api.useListProductsQuery();
  const name = findCategory(categories.data ?? [], categoryName)?.name ?? categoryName;
  const chosen = (products.data ?? []).filter(
    (product) => product.category.toLowerCase() === name.toLowerCase(),
  );
  const isLoading = categories.isLoading || products.isLoading;
  useOwnMetadata({ title: isLoading ? undefined : name });

  if (isLoading) return <PageLoader isTitle label="Loading products" />;
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>{name}</Heading>
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
          {() => <ProductList label={name} products={chosen} />}
        </Loaded>
      </Stack>
    </Container>
  );
}
