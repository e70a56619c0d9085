import type { Address } from '@parinda/api-client';
import { AddressChoice } from '@parinda/ui/address-card';
import { Inline, Stack } from '@parinda/ui/layout';
import { Spinner } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { type ReactNode, useState } from 'react';
import { addressProps } from '../../model/addresses/addressForm.ts';
import { deliveryPlace } from '../../model/cart/deliveryPlace.ts';
import { AddAddress } from '../../parts/add-address/AddAddress.tsx';
import { deliveryLine } from '../../parts/delivery/deliveryLine.ts';
import { addressAnchor } from '../../parts/purchase-steps/PurchaseSteps.tsx';
import { NewsNotice } from '../../shared/feedback/NewsNotice.tsx';
import { Failed, type Retry } from '../../shared/query/Failed.tsx';
import { Loaded, type Query } from '../../shared/query/Loaded.tsx';
import { StepHeading } from './StepHeading.tsx';

interface DeliveryAddressProps extends Query<Address[]> {
  userId: number | undefined;
  retry: Retry;
  chosen: Address | undefined;
  choose: (id: number) => void;
  /** The notice of a failed attempt to pay without a usable address. */
  notice: ReactNode;
}

/** The saved addresses and a form for a new one (2 §2). A new address is selected at once. */
export function DeliveryAddress(props: DeliveryAddressProps) {
  const { userId, retry, chosen, choose, notice } = props;
  return (
    <Stack as="section" id={addressAnchor}>
      <Inline justify="between">
        <StepHeading step={2} isCurrent={!chosen}>
          Delivery address
        </StepHeading>
        <AddAddress userId={userId} onAdded={(address) => choose(address.id)} />
      </Inline>
      {notice}
      <Loaded
        query={props}
        loading={<Spinner label="Loading addresses" />}
        failed={<Failed title="Your addresses could not be loaded" retry={retry} />}
        hidesStale
        empty={
          <Text tone="muted">No addresses yet. Add the one your order should be sent to.</Text>
        }
      >
        {(addresses) => (
          <>
            <AddressChoice
              label="Deliver to"
              options={addresses.map((address) => ({
                id: String(address.id),
                ...addressProps(address),
              }))}
              value={chosen && String(chosen.id)}
              onChange={(id) => choose(Number(id))}
            />
            {chosen && <Delivery to={chosen} />}
          </>
        )}
      </Loaded>
    </Stack>
  );
}

/** The delivery estimate, and a notice if the cart checked another pincode. */
function Delivery({ to: { zipCode: pin, city, state } }: { to: Address }) {
  const [checked] = useState(() => deliveryPlace.read()?.pin);
  const isElsewhere = checked !== undefined && checked !== pin.trim();
  return (
    <>
      <div aria-live="polite">
        <Text size="sm" tone="muted">
          {deliveryLine({ pin, city, state }, Date.now())}
        </Text>
      </div>
      {isElsewhere && (
        <NewsNotice tone="info">
          {`In the cart you checked ${checked}. This address is in ${pin}.`}
        </NewsNotice>
      )}
    </>
  );
}
