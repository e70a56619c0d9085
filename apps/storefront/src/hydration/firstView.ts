import { createContext, useContext, useSyncExternalStore } from 'react';

/** When the page was rendered on the server, in ms since 1970; null once it is left for another. */
export const FirstView = createContext<number | null>(null);

/** Whether what shows is the page that the server sent: its waits run by CSS, its data are there. */
export const useIsFirstView = (): boolean => useContext(FirstView) !== null;

const never = () => () => {};

/** False on the server and while its HTML is taken over: what only the browser knows comes after. */
export const useIsInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** The present, in ms since 1970; until the page has been taken over, the server's. */
export function useNow(): number {
  const renderedAt = useContext(FirstView);
  const isInBrowser = useIsInBrowser();
  return isInBrowser || renderedAt === null ? Date.now() : renderedAt;
}
