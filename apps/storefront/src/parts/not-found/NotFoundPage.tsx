import { LinkButton } from '@parinda/ui/button';
import { EmptyState } from '@parinda/ui/empty-state';
import { Container } from '@parinda/ui/layout';
import { paths } from '../../shared/routing/paths.ts';
import { pageNotFound } from '../../shared/seo/notFound.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';

/** The page for every unknown path (1 §2). */
export function NotFoundPage() {
  useOwnMetadata(pageNotFound);
  return (
    <Container>
      <EmptyState
        art="page"
        headingLevel={1}
        title={pageNotFound.title}
        text="The page may have moved, or the address has a typing mistake."
        action={<LinkButton href={paths.home}>Go to Home</LinkButton>}
      />
    </Container>
  );
}
