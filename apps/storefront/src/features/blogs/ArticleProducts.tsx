import { api, type Blog } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { productsIn } from '../../parts/articles/articleLinks.ts';
import { ProductTeasers } from '../../parts/product-card/ProductTeasers.tsx';
import { useNear } from '../../shared/useNear.ts';

/** The products that an article links to. They load when the section is near. */
export function ArticleProducts({ blog }: { blog: Blog }) {
  const { isNear, ref } = useNear();
  const { data = [] } = api.useListProductsQuery(undefined, { skip: !isNear });
  const products = productsIn(blog, data);
  return (
    <div ref={ref}>
      {products.length > 0 && (
        <Stack as="section" gap="md">
          <Heading level={2} size="h4">
            Products in this article
          </Heading>
          <ProductTeasers products={products} />
        </Stack>
      )}
    </div>
  );
}
