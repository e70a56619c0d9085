import { Button, LinkButton } from '@parinda/ui/button';
import { Carousel } from '@parinda/ui/carousel';
import { Dialog } from '@parinda/ui/dialog';
import { Heading } from '@parinda/ui/heading';
import { IconButton } from '@parinda/ui/icon-button';
import { CartIcon } from '@parinda/ui/icons';
import { Container, Stack } from '@parinda/ui/layout';
import { Link, LinkProvider, PlainLink } from '@parinda/ui/link';
import { Menu } from '@parinda/ui/menu';
import { Picture } from '@parinda/ui/picture';
import { PriceCeiling } from '@parinda/ui/price-ceiling';
import { Text } from '@parinda/ui/text';
import { TextField } from '@parinda/ui/text-field';
import { vars } from '@parinda/ui/theme';
import { toast } from '@parinda/ui/toast';
import { ToastRegion } from '@parinda/ui/toast-region';
import { type RefObject, useEffect, useRef, useState } from 'react';

/** Elements that the refs of components point to. */
function useRefs() {
  const refs = {
    heading: useRef<HTMLHeadingElement>(null),
    button: useRef<HTMLButtonElement>(null),
    iconButton: useRef<HTMLButtonElement>(null),
    link: useRef<HTMLAnchorElement>(null),
    plainLink: useRef<HTMLAnchorElement>(null),
    linkButton: useRef<HTMLAnchorElement>(null),
    field: useRef<HTMLInputElement>(null),
  };
  const report = useRef<HTMLOutputElement>(null);
  useEffect(() => {
    const all: RefObject<HTMLElement | null>[] = Object.values(refs);
    const tags = all.map(({ current }) => current?.localName ?? 'nothing');
    if (report.current) report.current.value = tags.join(' ');
  });
  return { ...refs, report };
}

export function App() {
  const refs = useRefs();
  const [path, setPath] = useState('/');
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  const [ceiling, setCeiling] = useState(500);
  return (
    <LinkProvider navigate={setPath}>
      <main style={{ padding: vars.space.lg }}>
        <Container width="text">
          <Stack>
            <Heading level={1} ref={refs.heading}>
              A ledger of birds
            </Heading>
            <Text>You are at {path}</Text>
            <TextField label="Bird" value={name} onChange={setName} inputRef={refs.field} />
            <Button ref={refs.button} onPress={() => setOpen(true)}>
              Delete the ledger
            </Button>
            <IconButton
              ref={refs.iconButton}
              label="Fill the cart"
              icon={<CartIcon />}
              onPress={() => toast({ tone: 'success', text: `Filled at ${path}`, timeout: 60_000 })}
            />
            <Link ref={refs.link} href="/sparrows" isStandalone>
              Sparrows
            </Link>
            <PlainLink ref={refs.plainLink} href="/crows">
              Crows
            </PlainLink>
            <LinkButton ref={refs.linkButton} href="/owls">
              Owls
            </LinkButton>
            <Menu label="More" entries={[{ id: 'print', label: 'Print' }]} />
            <PriceCeiling
              label="Price up to"
              value={ceiling}
              maxValue={1000}
              onChange={setCeiling}
              onChangeEnd={(to) => setPath(`${path}?to=${to}`)}
            />
            <Picture src="/bird.svg" alt="A bird" isHero />
            <Carousel
              label="Birds"
              slides={['Robin', 'Wren'].map((bird) => <p key={bird}>{bird}</p>)}
            />
          </Stack>
        </Container>
      </main>
      <Dialog title="Delete it?" isOpen={isOpen} onOpenChange={setOpen}>
        It is gone for good.
      </Dialog>
      <ToastRegion />
      <output ref={refs.report} aria-label="What the refs hold" hidden />
    </LinkProvider>
  );
}
