import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Picture } from '@parinda/ui/picture';
import { Text } from '@parinda/ui/text';
import { paths } from '../../shared/routing/paths.ts';
import * as styles from './Home.css.ts';

/** The 'What we do?' section; the home page says 2010 (1 §1). */
export function AboutSection() {
  return (
    <Container as="section">
      <div className={styles.split}>
        <Stack>
          <Heading level={2}>What we do?</Heading>
          <Text>
            Since 2010 we have been keeping birds and monkeys off buildings without hurting one of
            them. We make spikes of stainless steel and polycarbonate, nets, and all the fittings
            that go with them, and send them all over India.
          </Text>
          <Text>
            They suit homes, offices, factories, warehouses, temples and agricultural spaces. Fit
            them once; they need no power, no poison and hardly any care.
          </Text>
          <Link isStandalone href={paths.about}>
            More about us
          </Link>
        </Stack>
        <div className={styles.picture}>
          <Picture
            src="/pictures/about/what-we-do-640.webp"
            alt=""
            ratio="4:3"
            sizes="(min-width: 48rem) 36rem, 88vw"
          />
        </div>
      </div>
    </Container>
  );
}
