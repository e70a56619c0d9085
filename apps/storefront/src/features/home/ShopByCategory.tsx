import { CategoryCard } from '@parinda/ui/category-card';
import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Stack } from '@parinda/ui/layout';
import { href } from '../../shared/routing/paths.ts';

/** The documents' three cards; all three buttons link to /category/1 (1 §2). */
const cards = [
  { title: 'Bird Repellants', image: '/pictures/categories/bird-spikes-640.webp' },
  { title: 'Monkey Repellants', image: '/pictures/categories/monkey-spikes-640.webp' },
  { title: 'Anti Bird Nets', image: '/pictures/categories/bird-nets-640.webp' },
];

export function ShopByCategory() {
  return (
    <Container as="section">
      <Stack gap="lg">
        <Heading level={2}>Shop by Category</Heading>
        <Grid columns={{ narrow: 1, medium: 3, wide: 3 }} as="ul">
          {cards.map(({ title, image }) => (
            <li key={title}>
              <CategoryCard
                title={title}
                image={{ src: image, alt: '' }}
                href={href('category', { categoryName: 1 })}
                actionLabel="Shop Now"
              />
            </li>
          ))}
        </Grid>
      </Stack>
    </Container>
  );
}
