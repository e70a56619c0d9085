import { LinkButton } from '@parinda/ui/button';
import { Container } from '@parinda/ui/layout';
import type { ReactNode } from 'react';
import { EmptyState } from '../../shared/loaded/states.tsx';
import { paths } from '../../shared/paths.ts';

/** In place of a product that is not there, or could not be asked for. */
export const ProductNotFound = ({ reason }: { reason?: ReactNode }) => (
  <Container>
    {reason}
    <EmptyState
      art="page"
      headingLevel={1}
      title="Product not found"
      action={<LinkButton href={paths.products}>View All Products</LinkButton>}
    />
  </Container>
);
