import { createContext, useContext } from 'react';

/** Fetches the script of the page at a path ahead; the app, which knows the pages, provides it. */
export const PreloadPage = createContext<(path: string) => void>(() => {});

/** For a wait that ends on another page: its script is there by then. */
export const usePreloadPage = () => useContext(PreloadPage);
