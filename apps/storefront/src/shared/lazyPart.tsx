import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
} from 'react';
import type { BackClosesProps } from './BackCloses.tsx';
import { sleep } from './clock.ts';
import { reloadForNewBuild } from './newBuild.ts';
import { Opening } from './Opening.tsx';
import { Part } from './Part.tsx';
import { currentAttempt, PartBoundary } from './PartBoundary.tsx';
import { Unavailable } from './Unavailable.tsx';

/** The files of the parts that a page on the server is made of. */
export interface PartsOfPage {
  /** The browser has to have them before it takes the page over. */
  first: Set<string>;
  /** Their HTML stands as it is until their scripts come. */
  later: Set<string>;
}

export const RenderedParts = createContext<PartsOfPage | null>(null);

type Load<Props> = () => Promise<ComponentType<Props>>;

/** File -> what fetches it. A part is known once the script that names it is there. */
const parts = new Map<string, (() => Promise<unknown>)[]>();

/** What React's lazy waits for, without waiting. */
// biome-ignore lint/suspicious/noThenProperty: lazy takes a thenable, and one that calls back at once
const atOnce = <T,>(value: T) => ({ then: (done: (value: T) => void) => done(value) });

let servedPath: string | undefined;

/** Told of the page that the server has sent: there its HTML stands for a script that cannot be had. */
export function keepServedParts(pathname: string): void {
  servedPath = pathname;
}

const isServed = () => servedPath !== undefined && servedPath === location.pathname;

const firstPauseMs = 2000;
const longestPauseMs = 60_000;

const backOnline = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** Tries until it is there: when the connection comes back, and ever less often. */
async function untilThere<T>(get: () => Promise<T>): Promise<T> {
  for (let pauseMs = firstPauseMs; ; pauseMs = Math.min(2 * pauseMs, longestPauseMs)) {
    try {
      return await get();
    } catch {
      void reloadForNewBuild();
      await Promise.race([sleep(pauseMs), backOnline()]);
    }
  }
}

/**
 * A component in a chunk of its own, as React's lazy; what could not be fetched is fetched anew when
 * the shopper tries again.
 *
 * @param isPatient whether it waits for its script for as long as that takes
 */
function retryable<Props extends object>(load: Load<Props>, isPatient: () => boolean) {
  let loaded: ComponentType<Props> | undefined;
  let failedAt: number | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  const arrive = async () => {
    try {
      return await (isPatient() ? untilThere(preload) : preload());
    } catch (error) {
      failedAt = currentAttempt();
      void reloadForNewBuild();
      throw error;
    }
  };
  const newLazy = () =>
    lazy(() => (loaded ? (atOnce({ default: loaded }) as ReturnType<typeof preload>) : arrive()));
  let Lazy = newLazy();
  /** The same until it has failed and is tried again. */
  const current = () => {
    if (failedAt !== undefined && failedAt !== currentAttempt()) {
      failedAt = undefined;
      Lazy = newLazy();
    }
    return Lazy;
  };
  function Latest(props: Props) {
    const Lazy = current();
    return <Lazy {...props} />;
  }
  return { preload, Latest };
}

/**
 * A part of a page in a chunk of its own. Fetched ahead by `preloadParts` it shows at once: one that
 * came later, while the server's HTML is taken over, would make it flicker.
 *
 * @param file the end of its path, as the server finds it among the built scripts
 * @param when `later` is for what lies below the first screen: it has a boundary of its own, which
 *   keeps the server's HTML until the script comes. React throws that away as soon as the boundary
 *   gets other props, so these have to stay the same objects.
 * @param fallback of a part that comes later, where the server has sent none
 */
export function lazyPart<Props extends object>(
  file: string,
  load: Load<Props>,
  when: keyof PartsOfPage = 'first',
  fallback: ReactNode = null,
): ComponentType<Props> {
  const { preload, Latest } = retryable(load, isServed);
  parts.set(file, [...(parts.get(file) ?? []), preload]);
  function Lazily(props: Props) {
    useContext(RenderedParts)?.[when].add(file);
    return <Latest {...props} />;
  }
  if (when === 'first') return Lazily;
  const Later = (props: Props) => (
    <Part>
      <Suspense fallback={fallback}>
        <Lazily {...props} />
      </Suspense>
    </Part>
  );
  return memo(Later) as unknown as ComponentType<Props>;
}

/** A page in a chunk of its own; its module exports it by the file's name. */
export const lazyPage = <Name extends string>(
  name: Name,
  load: () => Promise<{ [name in Name]: ComponentType }>,
) => lazyPart(`${name}.tsx`, async () => (await load())[name]);

/** What nobody waits for, and the page does without: it comes when its script can be had. */
export function lazyBehind<Props extends object>(load: Load<Props>): ComponentType<Props> {
  const { Latest } = retryable(load, () => true);
  return (props: Props) => (
    <PartBoundary>
      <Suspense>
        <Latest {...props} />
      </Suspense>
    </PartBoundary>
  );
}

/** Of what lies over the page; one without `isOpen` is there only while it is open. */
export interface OverlayProps {
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  onClose?: () => void;
}

/** As overlays are told that they are open, and tell that they want to close. */
function opened({ isOpen = true, onOpenChange, onClose }: OverlayProps): BackClosesProps {
  return { isOpen, close: onClose ?? (() => onOpenChange?.(false)) };
}

/** What lies over the page, in a chunk of its own. One that cannot be loaded says so in its place. */
export function lazyOverlay<Props extends object>(
  load: Load<Props>,
  fallback: ReactNode = <Opening />,
): ComponentType<Props> {
  const { Latest } = retryable(load, () => false);
  return function Overlay(props: Props) {
    const { isOpen, close } = opened(props);
    return (
      <PartBoundary
        resetKey={isOpen}
        failed={(retry) => isOpen && <Unavailable retry={retry} close={close} />}
      >
        <Suspense fallback={isOpen && fallback}>
          <Latest {...props} />
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
    const [Part, { BackCloses }] = await Promise.all([load(), import('./BackCloses.tsx')]);
    return (props) => (
      <>
        <BackCloses {...opened(props)} />
        <Part {...props} />
      </>
    );
  };

/** Fetches parts by their files, also those that only another part's script makes known. */
export async function preloadParts(files: readonly string[]): Promise<void> {
  const missing = new Set(files);
  for (;;) {
    const known = [...missing].filter((file) => parts.has(file));
    if (known.length === 0) return;
    for (const file of known) missing.delete(file);
    await Promise.all(known.flatMap((file) => parts.get(file)).map((preload) => preload?.()));
  }
}
