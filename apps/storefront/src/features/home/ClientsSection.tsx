import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { LogoCarousel } from '@parinda/ui/logo-carousel';
import { carousels } from '../../shared/business.ts';

/** Six fictional clients. */
const clients = [
  { name: 'Neem Court', mark: 'neem-court' },
  { name: 'Sagar Mills', mark: 'sagar-mills' },
  { name: 'Deepak Foods', mark: 'deepak-foods' },
  { name: 'Vanraj Stays', mark: 'vanraj-stays' },
  { name: 'Metro Depot', mark: 'metro-depot' },
  { name: 'Shanti School', mark: 'shanti-school' },
].map(({ name, mark }) => ({ name, src: `/pictures/clients/${mark}.svg` }));
const autoplayMs = 4000;

/** Six client logos in a loop (1 §2, 1 §9). */
export function ClientsSection() {
  return (
    <Container as="section">
      <Stack gap="lg">
        <Heading level={2}>Our Clients</Heading>
        <LogoCarousel
          label="Our Clients"
          logos={clients}
          perView={carousels.clients}
          autoplayMs={autoplayMs}
        />
      </Stack>
    </Container>
  );
}
