import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';

/** Time of the server's render, in ms since 1970; null after a navigation. */
export const FirstView = createContext<number | null>(null);

/** Whether the page from the server is shown: CSS runs its waits, and its data is present. */
export const useIsFirstView = (): boolean => useContext(FirstView) !== null;

const never = () => () => {};

/** False on the server and during hydration: values that only the browser knows render afterwards. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Renders its children after hydration. A component of its own, because the change is a synchronous
 * update: in a component around the page it would hydrate the whole page in one long task.
 */
export const AfterHydration = ({ children }: { children: ReactNode }): ReactNode =>
  useIsInBrowser() && children;

/** Returns the present in ms since 1970; the server's time until hydration is complete. */
export function useNow(): number {
  const renderedAt = useContext(FirstView);
  const isInBrowser = useIsInBrowser();
  return isInBrowser || renderedAt === null ? Date.now() : renderedAt;
}
