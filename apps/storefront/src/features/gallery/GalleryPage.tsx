import { api } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Stack, VisuallyHidden } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { PictureButton } from '@parinda/ui/picture-button';
import { OverlayLoader, PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useState } from 'react';
import { closedByBack, lazyOverlay } from '../../shared/lazy/lazy.tsx';
import { largestPicture } from '../../shared/pictures.ts';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { href } from '../../shared/routing/paths.ts';
import { galleryColumns } from './galleryColumns.ts';

const Lightbox = lazyOverlay(
  closedByBack(async () => (await import('@parinda/ui/lightbox')).Lightbox),
  <OverlayLoader label="Opening the picture" />,
);

/** Pictures in the first screen of most windows. */
const firstScreen = 4;

/** /gallery: pictures with titles that open the lightbox (1 §2). It stays empty after an error. */
export function GalleryPage() {
  const gallery = api.useListGalleryQuery();
  const items = gallery.data ?? [];
  const [opened, setOpened] = useState<number>();
  const [isOpen, setOpen] = useState(false);

  const open = (index: number) => {
    setOpened(index);
    setOpen(true);
  };

  return (
    <Container>
      <Stack gap="lg">
        <Stack gap="xs">
          <Heading level={1}>Gallery</Heading>
          <Text tone="muted">Balconies, ledges, shafts and roofs fitted with our products.</Text>
        </Stack>
        <Loaded query={gallery} loading={<PageLoader label="Loading pictures" />}>
          {() => (
            <Grid columns={galleryColumns(items.length)} as="ul" aria-label="Pictures">
              {items.map(({ image, title, productSlug }, index) => (
                <li key={image}>
                  <Stack gap="xs">
                    <PictureButton
                      src={image}
                      title={title}
                      ratio="4:3"
                      isEager={index < firstScreen}
                      onPress={() => open(index)}
                    />
                    {productSlug && (
                      <Link href={href('product', { slug: productSlug })}>
                        See the product
                        <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
                      </Link>
                    )}
                  </Stack>
                </li>
              ))}
            </Grid>
          )}
        </Loaded>
      </Stack>
      {opened !== undefined && (
        <Lightbox
          images={items.map(({ image, title, description }) => ({
            src: largestPicture(image),
            title,
            description,
          }))}
          startIndex={opened}
          isOpen={isOpen}
          onOpenChange={setOpen}
        />
      )}
    </Container>
  );
}
