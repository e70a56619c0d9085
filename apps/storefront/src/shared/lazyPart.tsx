import {
  type ComponentType,
  createContext,
  lazy,
  memo,
  type ReactNode,
  Suspense,
  useContext,
} from 'react';

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

/**
 * A component in a chunk of its own. Fetched ahead by `preloadParts` it shows at once: one that
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
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    loaded = await load();
    return { default: loaded };
  };
  parts.set(file, [...(parts.get(file) ?? []), preload]);
  const Lazy = lazy(() =>
    loaded ? (atOnce({ default: loaded }) as ReturnType<typeof preload>) : preload(),
  );
  function Part(props: Props) {
    useContext(RenderedParts)?.[when].add(file);
    const part = <Lazy {...props} />;
    return when === 'later' ? <Suspense fallback={fallback}>{part}</Suspense> : part;
  }
  return when === 'later' ? (memo(Part) as unknown as ComponentType<Props>) : Part;
}

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
