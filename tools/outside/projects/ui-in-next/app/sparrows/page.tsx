import { Heading } from '@parinda/ui/heading';

export default function Sparrows() {
  return (
    <main>
      <Heading level={1}>Sparrows</Heading>
    </main>
  );
}
