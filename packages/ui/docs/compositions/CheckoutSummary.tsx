import { Button } from '@parinda/ui/button';
import { Stack } from '@parinda/ui/layout';
import { Steps } from '@parinda/ui/steps';
import { SummaryPanel } from '@parinda/ui/summary-panel';
import { useState } from 'react';

const steps = [
  { label: 'Address', href: '#address' },
  { label: 'Payment', href: '#payment' },
  { label: 'Done', href: '#done' },
];

/** The button names the amount that is paid, and ignores presses while it is pending. */
export function CheckoutSummary() {
  const [isPending, setPending] = useState(false);
  return (
    <Stack gap="lg">
      <Steps label="Steps of your purchase" current={1} steps={steps} />
      <SummaryPanel
        title="Order summary"
        rows={[
          { label: 'Subtotal', value: 'Rs.1,798/-' },
          { label: 'Shipping', value: 'Free' },
          { label: 'Total', value: 'Rs.1,798/-', isStrong: true },
        ]}
      >
        <Button isFullWidth isPending={isPending} onPress={() => setPending(true)}>
          Pay Rs.1,798/-
        </Button>
      </SummaryPanel>
    </Stack>
  );
}
