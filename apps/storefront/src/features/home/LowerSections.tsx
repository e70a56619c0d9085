import { AboutSection } from './AboutSection.tsx';
import { ClientsSection } from './ClientsSection.tsx';
import { FaqSection } from './FaqSection.tsx';
import * as styles from './Home.css.ts';
import { ShopByCategory } from './ShopByCategory.tsx';

/** What follows the bestsellers, in the documents' order (1 §2). */
export function LowerSections() {
  return (
    <div className={styles.lower}>
      <ShopByCategory />
      <AboutSection />
      <ClientsSection />
      <FaqSection />
    </div>
  );
}
