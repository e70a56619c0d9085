import { VisuallyHidden } from '@parinda/ui/layout';
import { OverlayLoader } from '@parinda/ui/spinner';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';

/** /loader: the loading indicator in full screen. */
export function LoaderPage() {
  useOwnMetadata({ title: 'Loading' });
  return (
    <>
      <VisuallyHidden as="h1">Loading</VisuallyHidden>
      <OverlayLoader label="Loading..." />
    </>
  );
}
