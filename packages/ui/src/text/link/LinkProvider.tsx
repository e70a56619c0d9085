import { createContext, type ReactNode, useContext } from 'react';

type Navigate = (href: string) => void;

const LinkContext = createContext<Navigate | undefined>(undefined);

/** What LinkProvider was given; nothing where links are the browser's alone. */
export const useLinkNavigate = () => useContext(LinkContext);

export interface LinkProviderProps {
  /** Goes to a path of the same site without loading the page anew. */
  navigate: Navigate;
  children: ReactNode;
}

/** Lets every Link, LinkButton and card below use the app's own router. */
export function LinkProvider({ navigate, children }: LinkProviderProps) {
  return <LinkContext value={navigate}>{children}</LinkContext>;
}
