import { Button, LinkButton } from '@parinda/ui/button';
import { Container, Inline } from '@parinda/ui/layout';
import { Text } from '@parinda/ui/text';
import { EmptyState } from '../../shared/query/states.tsx';
import { paths } from '../../shared/routing/paths.ts';

export interface ProductNotFoundProps {
  /** Why it is not known whether the product is there. */
  failure?: string | undefined;
  retry?: () => void;
}

/** In place of a product that is not there, or could not be asked for (2 §2). */
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
        <Inline>
          {failure && retry && <Button onPress={retry}>Try again</Button>}
          <LinkButton href={paths.products}>View All Products</LinkButton>
        </Inline>
      }
    />
  </Container>
);
