import { type ComponentType, lazy, type ReactNode, Suspense, useContext } from 'react';
import { RenderedParts, registerPart } from '../../hydration/renderedParts.ts';
import { Unavailable } from '../feedback/Unavailable.tsx';
import type { BackClosesProps } from '../routing/BackCloses.tsx';
import { Opening } from './Opening.tsx';
import { Part } from './Part.tsx';
import { PartBoundary } from './PartBoundary.tsx';

type Load<Props> = () => Promise<ComponentType<Props>>;

/** React.lazy that renders at once what was preloaded. */
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
 * A part of a page in a chunk of its own, below the caller's own `Suspense`. Where the server has
 * rendered it, the browser loads it before hydration.
 *
 * @param file the end of its path, by which the server finds it in the build
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

/** A page in a chunk of its own; its module exports it by the file's name. */
export const lazyPage = <Name extends string>(
  name: Name,
  load: () => Promise<{ [name in Name]: ComponentType }>,
) => lazyPart(`${name}.tsx`, async () => (await load())[name]);

/** A part with `Suspense` and error boundary of its own: it hydrates, and fails, apart from the rest. */
export function lazyDeferred<Props extends object>(
  file: string,
  load: Load<Props>,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Component = lazyPart(file, load);
  return (props: Props) => (
    <Part>
      <Suspense fallback={fallback}>
        <Component {...props} />
      </Suspense>
    </Part>
  );
}

/** A part that the page does without until, or unless, its script comes. */
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

/** An overlay in a chunk of its own. One that cannot be loaded says so in its place. */
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

/**
 * For `lazyOverlay`: Back closes it too, without a question. What has a form asks by itself
 * (`FormDialog`).
 */
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
