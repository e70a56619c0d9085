import type { Product } from '@parinda/api-client';
import { DescriptionList } from '@parinda/ui/description-list';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';

const names = {
  genericName: 'Generic name',
  netQuantity: 'Net quantity',
  countryOfOrigin: 'Country of origin',
  manufacturer: 'Manufacturer',
  customerCare: 'Customer care',
} as const;

type Declared = Pick<Product, 'declarations'>;

/** Returns whether the backend sends any declaration. */
export const hasDeclarations = ({ declarations }: Declared): boolean =>
  Object.values(declarations).some(Boolean);

/** Declarations of the pack: Legal Metrology (Packaged Commodities) Rules 2011, 6(10). */
export function ProductDeclarations({ declarations }: Declared) {
  const items = Object.entries(names).flatMap(([name, term]) => {
    const description = declarations[name as keyof typeof names];
    return description ? [{ term, description }] : [];
  });
  if (items.length === 0) return null;
  return (
    <Stack as="section" gap="md">
      <Heading level={2} size="h3">
        Declarations
      </Heading>
      <DescriptionList items={items} />
    </Stack>
  );
}
