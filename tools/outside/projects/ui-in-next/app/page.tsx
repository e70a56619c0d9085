import { Button } from '@parinda/ui/button';
import { Heading } from '@parinda/ui/heading';
import { CartIcon } from '@parinda/ui/icons';
import { Container, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { vars } from '@parinda/ui/theme';

export default function Page() {
  return (
    <main style={{ padding: vars.space.lg }}>
      <Container width="text">
        <Stack>
          <Heading level={1}>A ledger of birds</Heading>
          <Button>
            <CartIcon /> Order the ledger
          </Button>
          <Link href="/sparrows" isStandalone>
            Sparrows
          </Link>
        </Stack>
      </Container>
    </main>
  );
}
