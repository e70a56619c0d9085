import { useState } from 'react';
import { Button } from '../../src/actions/button/index.ts';
import { Badge } from '../../src/feedback/badge/index.ts';
import { Notice } from '../../src/feedback/notice/index.ts';
import { Checkbox } from '../../src/forms/checkbox/index.ts';
import { TextField } from '../../src/forms/text-field/index.ts';
import { Box, Inline, Stack } from '../../src/layout/index.ts';
import { ProductCard } from '../../src/product/product-card/index.ts';
import { Heading } from '../../src/text/heading/index.ts';
import { Link } from '../../src/text/link/index.ts';
import { Text } from '../../src/text/text/index.ts';
import * as styles from './themeEditor.css.ts';
import { type Mode, styleOf, type Typed } from './tokens.ts';

/** A few components in a theme that applies only here. */
export function Preview({ changes, mode }: { changes: Typed; mode: Mode }) {
  const [isRemembered, setRemembered] = useState(true);
  return (
    <div id="preview" className={styles.preview} data-theme={mode} style={styleOf(changes, mode)}>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={3} size="h3">
            Balconies, quiet again
          </Heading>
          <Text tone="muted">
            Spikes, nets and fittings. <Link href="#preview">How they work</Link>
          </Text>
        </Stack>
        <Inline>
          <Button>Buy Now</Button>
          <Button variant="secondary">Add To Cart</Button>
          <Button variant="ghost">Share</Button>
          <Button variant="danger">Remove</Button>
        </Inline>
        <div className={styles.sample}>
          <ProductCard
            href="#preview"
            title="Steel Bird Spikes, 3 m"
            image={{ src: undefined, alt: '' }}
            rating={{ value: 4.3, isRated: true }}
            description="Blunt stainless pins on a clear base."
            priceNow="Rs.899/-"
            priceWas="Rs.1,299/-"
            percentOff={31}
            actionHref="#preview"
            headingLevel={4}
          />
          <Box as="section" padding="lg" radius="lg" border="subtle" background="surface">
            <Stack>
              <TextField label="Full name" defaultValue="Asha Rao" />
              <TextField label="Pincode" defaultValue="57" errorMessage="Six digits, please" />
              <Checkbox isSelected={isRemembered} onChange={setRemembered}>
                Remember this address
              </Checkbox>
              <Button isFullWidth>Save address</Button>
            </Stack>
          </Box>
          <Stack gap="sm">
            <Inline gap="xs">
              <Badge tone="success">Delivered</Badge>
              <Badge tone="warning">Pending</Badge>
              <Badge tone="danger">Failed</Badge>
            </Inline>
            <Notice tone="success" isSilent>
              Your account is ready.
            </Notice>
            <Notice tone="warning" isSilent>
              The price has changed.
            </Notice>
            <Notice tone="danger" isSilent>
              The payment failed.
            </Notice>
            <Notice tone="info" isSilent>
              Delivery takes three days.
            </Notice>
            <Box background="inverse" padding="md" radius="md">
              A dark band with <Link href="#preview">a link</Link>
            </Box>
          </Stack>
        </div>
      </Stack>
    </div>
  );
}
