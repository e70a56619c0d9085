import type { ReactNode } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface LinkProviderProps {
  /** Goes to a path of the same site without loading the page anew. */
  navigate: (href: string) => void;
  /** A hook that turns the path written in `href` into what the address bar shows. */
  useHref?: (href: string) => string;
  children: ReactNode;
}

/** Lets every Link, LinkButton and card below use the app's own router. */
export function LinkProvider(props: LinkProviderProps) {
  return <RouterProvider {...props} />;
}
