import { createContext, useContext } from 'react';

/** Prefetches the script of the page at a path; the app, which knows the pages, provides it. */
export const PreloadPage = createContext<(path: string) => void>(() => {});

/** Prefetches a page during a wait that ends with a navigation to it. */
export const usePreloadPage = () => useContext(PreloadPage);
