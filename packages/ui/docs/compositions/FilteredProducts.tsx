import { Button } from '@parinda/ui/button';
import { CheckboxGroup } from '@parinda/ui/checkbox-group';
import { EmptyState } from '@parinda/ui/empty-state';
import { Stack } from '@parinda/ui/layout';
import { ProductCard } from '@parinda/ui/product-card';
import { ProductGrid } from '@parinda/ui/product-grid';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';

const products = [
  { title: 'Steel Bird Spikes', category: 'Bird Spikes', priceNow: 'Rs.899/-' },
  { title: 'Balcony Net', category: 'Bird Nets', priceNow: 'Rs.1,499/-' },
  { title: 'Duct Net', category: 'Bird Nets', priceNow: 'Rs.649/-' },
];
const categories = ['Bird Spikes', 'Bird Nets', 'Monkey Spikes'];
const picture = { src: '/pictures/products/placeholder.svg', alt: '' };

/** The number of results is announced. Without results there is a way back. */
export function FilteredProducts() {
  const [selected, setSelected] = useState<string[]>([]);
  const shown = products.filter(
    ({ category }) => selected.length === 0 || selected.includes(category),
  );
  return (
    <Stack gap="lg">
      <CheckboxGroup
        label="Category"
        value={selected}
        onChange={setSelected}
        options={categories.map((category) => ({
          value: category,
          label: category,
          count: products.filter((product) => product.category === category).length,
        }))}
      />
      <div role="status">
        <Text>{shown.length} products</Text>
      </div>
      {shown.length > 0 ? (
        <ProductGrid label="Products">
          {shown.map(({ title, priceNow }) => (
            <ProductCard
              key={title}
              href={`#${title}`}
              title={title}
              image={picture}
              priceNow={priceNow}
              rating={{ value: 0, isRated: false }}
              onAddToCart={() => {}}
            />
          ))}
        </ProductGrid>
      ) : (
        <EmptyState
          art="search"
          title="No products in this category"
          action={<Button onPress={() => setSelected([])}>Show all products</Button>}
        />
      )}
    </Stack>
  );
}
