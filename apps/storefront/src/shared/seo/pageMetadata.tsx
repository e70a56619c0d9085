import { brand } from '@parinda/brand';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useIsInBrowser } from '../../hydration/firstView.ts';
import { lazyExtra } from '../lazy/lazy.tsx';
import type { OwnMetadata } from './AppliedMetadata.tsx';

const SetOwn = createContext<(own: OwnMetadata | null) => void>(() => {});

// The server has written the first page's head already: this may come after it.
const AppliedMetadata = lazyExtra(
  async () => (await import('./AppliedMetadata.tsx')).AppliedMetadata,
);

/** Lets a page name itself: `useOwnMetadata({ title: product?.title })`. */
export function useOwnMetadata({
  title,
  description,
  og_image,
  isMissing = false,
}: Omit<OwnMetadata, 'pathname'>) {
  const setOwn = useContext(SetOwn);
  const { pathname } = useLocation();
  const wholeTitle = title && `${title} | ${brand.name}`;
  useEffect(() => {
    setOwn({ pathname, title: wholeTitle, description, og_image, isMissing });
    return () => setOwn(null);
  }, [setOwn, pathname, wholeTitle, description, og_image, isMissing]);
}

/** Keeps title, description, canonical URL and social tags of the document in step with the path. */
export function PageMetadataProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<OwnMetadata | null>(null);
  const isInBrowser = useIsInBrowser();
  return (
    <SetOwn value={setOwn}>
      {isInBrowser && <AppliedMetadata own={own} />}
      {children}
    </SetOwn>
  );
}
