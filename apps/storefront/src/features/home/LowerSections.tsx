import { Container } from '@parinda/ui/layout';
import { ShopFacts } from '../../parts/shop-facts/ShopFacts.tsx';
import { Part } from '../../shared/lazy/Part.tsx';
import { AboutSection } from './AboutSection.tsx';
import { ArticlesSection } from './ArticlesSection.tsx';
import { ClientsSection } from './ClientsSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import * as styles from './Home.css.ts';
import { NewestReviews } from './NewestReviews.tsx';
import { ShopByCategory } from './ShopByCategory.tsx';

const sections = [
  Promises,
  ShopByCategory,
  AboutSection,
  NewestReviews,
  ClientsSection,
  FaqSection,
  ArticlesSection,
];

/** The sections below the bestsellers: those of the documents in their order (1 §2), and our own. */
export function LowerSections() {
  return (
    <div className={styles.lower}>
      {sections.map((Section) => (
        <Part key={Section.name}>
          <Section />
        </Part>
      ))}
    </div>
  );
}

function Promises() {
  return (
    <Container>
      <ShopFacts />
    </Container>
  );
}
