import { Part } from '../../shared/lazy/Part.tsx';
import { AboutSection } from './AboutSection.tsx';
import { ClientsSection } from './ClientsSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import * as styles from './Home.css.ts';
import { ShopByCategory } from './ShopByCategory.tsx';

const sections = [ShopByCategory, AboutSection, ClientsSection, FaqSection];

/** The sections below the bestsellers, in the documents' order (1 §2). */
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
