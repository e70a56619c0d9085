import { brand } from '@parinda/brand';
import { LinkButton } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { Container, Stack } from '@parinda/ui/layout';
import { Picture } from '@parinda/ui/picture';
import { Text } from '@parinda/ui/text';
import type { ReactNode } from 'react';
import { paths } from '../../shared/routing/paths.ts';
import { Wait } from '../../shared/wait/Wait.tsx';
import * as styles from './AboutPage.css.ts';

const reasons = [
  {
    title: 'Polycarbonate that lasts',
    text: 'Our clear spikes are moulded of UV-stabilised polycarbonate. They stay clear and springy through summers and monsoons, cannot rust, and hardly show from below.',
  },
  {
    title: 'Steel for the hard places',
    text: 'By the sea, on a chimney or above a factory gate we use stainless steel rods. They are fitted once and then forgotten for years.',
  },
  {
    title: 'Monkey spikes that only say no',
    text: 'Wider, stiffer and blunt: a monkey finds no comfortable grip and goes another way. No cuts, no shocks, no injuries.',
  },
];

/** /about (1 §2). This page says 2015; the footer and the home page say 2010 (1 §1). */
export function AboutPage() {
  return (
    <Wait name="aboutMs" label="Loading">
      <Container>
        <Stack gap="xxl">
          <Heading level={1}>Learn More About Us</Heading>
          <Part
            title="Who we Are ?"
            picture="/pictures/about/who-we-are-640.webp"
            alt="Our bench with strips, cartons and tools"
          >
            <Text>
              {brand.name} is a registered Indian brand. We started in 2015 with one mould, one
              balcony and a great many pigeons, and have been making bird and monkey deterrents ever
              since.
            </Text>
            <Text>
              Today our spikes, nets and fittings keep homes, offices, factories, warehouses,
              temples and farms clean, in India and abroad. You’ll find us here and in our brand
              stores on the large marketplaces.
            </Text>
            <Text>
              One rule has not changed: everything we make must move an animal on without harming
              it. A bird that lands elsewhere is a job done.
            </Text>
          </Part>
          <Part
            title="Why Choose Us ?"
            picture="/pictures/about/why-choose-us-640.webp"
            alt="Clear polycarbonate spikes, close-up"
            isMirrored
          >
            {reasons.map(({ title, text }) => (
              <Stack key={title} gap="xxs">
                <Heading level={3} size="lg">
                  {title}
                </Heading>
                <Text>{text}</Text>
              </Stack>
            ))}
            <div>
              <LinkButton href={paths.products}>See what we make</LinkButton>
            </div>
          </Part>
        </Stack>
      </Container>
    </Wait>
  );
}

interface PartProps {
  title: string;
  picture: string;
  alt: string;
  /** Puts the picture on the right in wide windows. */
  isMirrored?: boolean;
  children: ReactNode;
}

function Part({ title, picture, alt, isMirrored = false, children }: PartProps) {
  return (
    <section className={styles.part}>
      <div className={isMirrored ? styles.pictureAfter : styles.picture}>
        <Picture
          src={picture}
          alt={alt}
          ratio="4:3"
          isEager={!isMirrored}
          sizes="(min-width: 48rem) 36rem, 88vw"
        />
      </div>
      <Stack>
        <Heading level={2}>{title}</Heading>
        {children}
      </Stack>
    </section>
  );
}
