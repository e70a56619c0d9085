import { api, type Category, type ProductSummary } from '@parinda/api-client';
import { Breadcrumbs } from '@parinda/ui/breadcrumbs';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Inline, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { findCategory } from '../../model/catalogue/findCategory.ts';
import { NotFoundPage } from '../../parts/not-found/NotFoundPage.tsx';
import { ProductList } from '../../parts/product-card/ProductList.tsx';
import { lazyDeferred } from '../../shared/lazy/lazy.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { EmptyState } from '../../shared/query/states.tsx';
import { together } from '../../shared/query/together.ts';
import { href, paths } from '../../shared/routing/paths.ts';
import { pageNotFound } from '../../shared/seo/notFound.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import * as styles from './CategoryPage.css.ts';
import { categoryAdvice } from './categoryAdvice.ts';
import { readFilter } from './filterParams.ts';
import { inOrder } from './productFilter.ts';

const CategoryOrder = lazyDeferred(
  'CategoryOrder.tsx',
  async () => (await import('./CategoryOrder.tsx')).CategoryOrder,
);
const MetresQuestion = lazyDeferred(
  'MetresQuestion.tsx',
  async () => (await import('./metres/MetresQuestion.tsx')).MetresQuestion,
);

const namesOf = (products: readonly ProductSummary[]): Category[] =>
  [...new Set(products.map(({ category }) => category))].map((name) => ({ id: Number.NaN, name }));

/** The products of one category, found by its name in any case or by its id (1 §2). */
export function CategoryPage() {
  const { categoryName = '' } = useParams();
  const categories = api.useListCategoriesQuery();
  const products = api.useListProductsQuery();
  // The products also name the categories, in case the category call failed.
  const known = categories.data ?? namesOf(products.data ?? []);
  const name = findCategory(known, categoryName)?.name;
  const advice = name && categoryAdvice(name);
  const [params] = useSearchParams();
  const { sort } = readFilter(params);
  const chosen = useMemo(() => {
    const inside = (products.data ?? []).filter((product) => product.category === name);
    return inOrder(inside, sort);
  }, [products.data, name, sort]);
  const isLoading = categories.isLoading || products.isLoading;
  const isMissing = !name && categories.data !== undefined;
  useOwnMetadata(
    isMissing ? pageNotFound : { title: isLoading ? undefined : (name ?? 'Products') },
  );

  if (isLoading) return <PageLoader isTitle label="Loading products" />;
  if (isMissing) return <NotFoundPage />;
  return (
    <Container>
      <Stack gap="lg">
        <Breadcrumbs
          items={[
            { label: 'Home', href: paths.home },
            { label: 'Products', href: paths.products },
            { label: name ?? 'Category' },
          ]}
        />
        <div className={styles.head}>
          <Heading level={1}>{name ?? 'Category'}</Heading>
          {advice && <Text tone="muted">{advice}</Text>}
        </div>
        <Inline justify="between">
          <nav aria-label="Other categories">
            <Inline gap="md">
              {known
                .filter((category) => category.name !== name)
                .map((category) => (
                  <Link
                    key={category.name}
                    isStandalone
                    href={href('category', { categoryName: category.name })}
                  >
                    {category.name}
                  </Link>
                ))}
            </Inline>
          </nav>
          <CategoryOrder />
        </Inline>
        <MetresQuestion products={chosen} />
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
