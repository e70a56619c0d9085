import { api } from '@parinda/api-client';
import { OverlayLoader } from '@parinda/ui/spinner';
import { waits } from '../shared/business.ts';
import { Wait } from '../shared/Wait.tsx';
import { AboutSection } from './home/AboutSection.tsx';
import { Banner } from './home/Banner.tsx';
import { Bestsellers } from './home/Bestsellers.tsx';
import { ClientsSection } from './home/ClientsSection.tsx';
import { FaqSection } from './home/FaqSection.tsx';
import * as styles from './home/Home.css.ts';
import { ShopByCategory } from './home/ShopByCategory.tsx';

/** The home page: its sections in the documents' order (P 2). */
export function HomePage() {
  const { data, isLoading } = api.useListProductsQuery();
  return (
    <>
      {isLoading && <OverlayLoader label="Loading bestsellers" />}
      <Wait ms={waits.homeMs} label="Loading home page">
        <div className={styles.page}>
          <Banner />
          <Bestsellers products={data ?? []} />
          <ShopByCategory />
          <AboutSection />
          <ClientsSection />
          <FaqSection />
        </div>
      </Wait>
    </>
  );
}
