import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Stack } from '@parinda/ui/layout';
import { carousels } from '../../shared/business.ts';
import * as styles from './Home.css.ts';
import { LazyCarousel } from './LazyCarousel.tsx';

/** Six invented clients. */
const clients = [
  { name: 'Neem Court', mark: 'neem-court' },
  { name: 'Sagar Mills', mark: 'sagar-mills' },
  { name: 'Deepak Foods', mark: 'deepak-foods' },
  { name: 'Vanraj Stays', mark: 'vanraj-stays' },
  { name: 'Metro Depot', mark: 'metro-depot' },
  { name: 'Shanti School', mark: 'shanti-school' },
];
const autoplayMs = 4000;

/** Six client logos, looping (P 2, P 9). */
export function ClientsSection() {
  const marks = clients.map(({ name, mark }) => (
    <img
      key={mark}
      className={styles.clientMark}
      src={`/pictures/clients/${mark}.svg`}
      alt={name}
      width={360}
      height={120}
      loading="lazy"
    />
  ));
  return (
    <Container as="section">
      <Stack gap="lg">
        <Heading level={2}>Our Clients</Heading>
        <LazyCarousel
          label="Our Clients"
          slides={marks}
          perView={carousels.clients}
          autoplayMs={autoplayMs}
          isLooping
          fallback={<Grid minItemWidth={200}>{marks}</Grid>}
        />
      </Stack>
    </Container>
  );
}
