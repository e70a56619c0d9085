import { type ReactNode, useCallback } from 'react';
import { RouterProvider } from 'react-aria-components';

export interface LinkProviderProps {
  /** Goes to a path of the same site without a page load. */
  navigate: (href: string) => void;
  children: ReactNode;
}

/** Makes every link below use the app's router. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  const follow = useCallback((href: string) => navigate(href), [navigate]);
  return <RouterProvider navigate={follow}>{children}</RouterProvider>;
}
