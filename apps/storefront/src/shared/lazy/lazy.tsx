import { type ComponentType, lazy, type ReactNode, Suspense, useContext } from 'react';
import { RenderedParts, registerPart } from '../../hydration/renderedParts.ts';
import { Unavailable } from '../feedback/Unavailable.tsx';
import type { BackClosesProps } from '../routing/BackCloses.tsx';
import { Opening } from './Opening.tsx';
import { Part } from './Part.tsx';
import { PartBoundary } from './PartBoundary.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** React.lazy that renders preloaded modules at once. */
function preloadable<Props extends object>(load: Load<Props>) {
  let loaded: { default: ComponentType<Props> } | undefined;
  const preload = async () => {
    loaded ??= { default: await load() };
    return loaded;
  };
  // biome-ignore lint/suspicious/noThenProperty: lazy reads a thenable that calls back at once
  const ready = { then: (done: (module: unknown) => void) => done(loaded) };
  const Component = lazy(() => (loaded ? (ready as ReturnType<typeof preload>) : preload()));
  return { preload, Component };
}

/**
 * A part of a page in its own chunk, below the caller's own `Suspense`. If the server has rendered
 * it, the browser loads it before hydration.
 *
 * @param file end of its path, by which the server finds it in the build
 */
export function lazyPart<Props extends object>(
  file: string,
  load: Load<Props>,
): ComponentType<Props> {
  const { preload, Component } = preloadable(load);
  registerPart(file, preload);
  return function Lazy(props: Props) {
    useContext(RenderedParts)?.add(file);
    return <Component {...props} />;
  };
}

/** A page in its own chunk; its module exports it by the file's name. */
export const lazyPage = <Name extends string>(
  name: Name,
  load: () => Promise<{ [name in Name]: ComponentType }>,
) => lazyPart(`${name}.tsx`, async () => (await load())[name]);

/** A `Part` in its own chunk: it hydrates and fails separately. */
export function lazyDeferred<Props extends object>(
  file: string,
  load: Load<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Component = lazyPart(file, load);
  return (props: Props) => (
    <Part fallback={fallback}>
      <Component {...props} />
    </Part>
  );
}

/** An optional part: the page works until, or without, its script. */
export function lazyExtra<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const { Component } = preloadable(load);
  return (props: Props) => (
    <PartBoundary>
      <Suspense>
        <Component {...props} />
      </Suspense>
    </PartBoundary>
  );
}

/** Props of overlays; one without `isOpen` is rendered only while it is open. */
export interface OverlayProps {
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onClose?: () => void;
}

const openState = ({ isOpen = true, onOpenChange, onClose }: OverlayProps): BackClosesProps => ({
  isOpen,
  close: onClose ?? (() => onOpenChange?.(false)),
});

/** An overlay in its own chunk. Shows an error when it cannot be loaded. */
export function lazyOverlay<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode = <Opening />,
): ComponentType<Props> {
  const { Component } = preloadable(load);
  return function Overlay(props: Props) {
    const { isOpen, close } = openState(props);
    return (
      <PartBoundary
        resetKey={isOpen}
        failed={(retry) => isOpen && <Unavailable retry={retry} close={close} />}
      >
        <Suspense fallback={isOpen && fallback}>
          <Component {...props} />
        </Suspense>
      </PartBoundary>
    );
  };
}

/** For `lazyOverlay`: Back closes it too, without a question. An overlay with a form asks (`FormDialog`). */
export const closedByBack =
  <Props extends object>(load: Load<Props>): Load<Props> =>
  async () => {
    const [Overlay, { BackCloses }] = await Promise.all([
      load(),
      import('../routing/BackCloses.tsx'),
    ]);
    return (props) => (
      <>
        <BackCloses {...openState(props)} />
        <Overlay {...props} />
      </>
    );
  };
