import { brand } from '@parinda/brand';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { AfterHydration } from '../../hydration/firstView.ts';
import { lazyExtra } from '../lazy/lazy.tsx';
import type { OwnMetadata } from './AppliedMetadata.tsx';

const SetOwn = createContext<(own: OwnMetadata | null) => void>(() => {});

// May load late, as the server has rendered the first page's head.
const AppliedMetadata = lazyExtra(
  async () => (await import('./AppliedMetadata.tsx')).AppliedMetadata,
);

/** Sets metadata of the current page: `useOwnMetadata({ title: product?.title })`. */
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

/** Updates title, description, canonical URL and social tags of the document with the path. */
export function PageMetadataProvider({ children }: { children: ReactNode }) {
  const [own, setOwn] = useState<OwnMetadata | null>(null);
  return (
    <SetOwn value={setOwn}>
      <AfterHydration>
        <AppliedMetadata own={own} />
      </AfterHydration>
      {children}
    </SetOwn>
  );
}
