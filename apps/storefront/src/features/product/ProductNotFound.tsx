import { Button, LinkButton } from '@parinda/ui/button';
import { Container } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { EmptyState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';

export interface ProductNotFoundProps {
  /** The error that prevented the request; undefined if the product does not exist. */
  failure?: string | undefined;
  retry?: () => void;
}

/** Replaces a product that does not exist or could not be loaded (2 §2). */
export const ProductNotFound = ({ failure, retry }: ProductNotFoundProps) => (
  <Container>
    {failure && (
      <Text role="alert" tone="danger">
        {failure}
      </Text>
    )}
    <EmptyState
      art="page"
      headingLevel={1}
      title="Product not found"
      action={
        <>
          {failure && retry && <Button onPress={retry}>Try again</Button>}
          <LinkButton href={paths.products}>View All Products</LinkButton>
        </>
      }
    />
  </Container>
);
