import type { ProductSummary } from '@parinda/api-client';
import { Button } from '@parinda/ui/button';
import { Inline, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { useState } from 'react';
import { useForm } from '../../../shared/forms/useForm.ts';
import { formatRupees } from '../../../shared/money.ts';
import { href } from '../../../shared/routing/paths.ts';
import { type Ledge, type Packs, packsFor } from './packsFor.ts';

const within = (most: number, example: string) => ({
  isRequired: true as const,
  check: (text: string) =>
    Number(text) > 0 && Number(text) <= most
      ? undefined
      : `Please give a number above 0, ${most} at most, as ${example}`,
});

const rules = { length: within(1000, '4.5'), depth: within(200, '15') };

/** Calculates the packs for a ledge from its length and depth. */
export function MetresHelper({ products }: { products: readonly ProductSummary[] }) {
  const [ledge, setLedge] = useState<Ledge>();
  const form = useForm({
    flow: 'storefront',
    rules,
    send: async ({ length, depth }) => {
      setLedge({ length: Number(length), depth: Number(depth) });
      return undefined;
    },
  });
  const found = ledge && packsFor(products, ledge);
  return (
    <Stack gap="md">
      <form {...form.props}>
        <Stack gap="md">
          <Text tone="muted">
            Measure along the wall, and from the wall to the edge. A deep ledge needs rows, 5 cm
            apart at most.
          </Text>
          <Inline align="start">
            <TextField label="Length in metres" inputMode="decimal" {...form.field('length')} />
            <TextField label="Depth in cm" inputMode="decimal" {...form.field('depth')} />
          </Inline>
          <Inline>
            <Button type="submit" variant="secondary">
              Work it out
            </Button>
          </Inline>
        </Stack>
      </form>
      <div aria-live="polite">{found && <Answer found={found} />}</div>
    </Stack>
  );
}

function Answer({ found }: { found: Packs[] }) {
  if (found.length === 0) return <Text>None of these products is sold by the metre.</Text>;
  return (
    <Stack gap="sm">
      <Text>For this ledge you need, the cheapest first:</Text>
      <ul>
        {found.map(({ product, rows, metres, packs, total }) => (
          <li key={product.id}>
            <Link href={href('product', { slug: product.slug })}>{product.title}</Link>
            <span>
              {`: ${counted(packs, 'pack')} for ${formatRupees(total)}, as ${metres} m in ${counted(rows, 'row')}`}
            </span>
          </li>
        ))}
      </ul>
    </Stack>
  );
}

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`;
