import { api } from '@parinda/api-client';
import { brand } from '@parinda/brand';
import { VisuallyHidden } from '@parinda/ui/layout';
import { OverlayLoader } from '@parinda/ui/spinner';
import { lazyDeferred } from '../../shared/lazy/lazy.tsx';
import { Part } from '../../shared/lazy/Part.tsx';
import { Wait } from '../../shared/wait/Wait.tsx';
import { Banner } from './Banner.tsx';
import { Bestsellers } from './Bestsellers.tsx';
import * as styles from './Home.css.ts';

// Below the first screen, so it loads during the documented wait.
const LowerSections = lazyDeferred(
  'LowerSections.tsx',
  async () => (await import('./LowerSections.tsx')).LowerSections,
);

/** The home page with its sections in the documents' order (1 §2). */
export function HomePage() {
  const { data, isLoading } = api.useListProductsQuery();
  return (
    <>
      {isLoading && <OverlayLoader isPassing label="Loading bestsellers" />}
      <Wait name="homeMs" label="Loading home page">
        <VisuallyHidden as="h1">{`${brand.name}: ${brand.tagline}`}</VisuallyHidden>
        <div className={styles.page}>
          <Part>
            <Banner />
          </Part>
          <Part>
            <Bestsellers products={isLoading ? undefined : (data ?? [])} />
          </Part>
          <LowerSections />
        </div>
      </Wait>
    </>
  );
}
