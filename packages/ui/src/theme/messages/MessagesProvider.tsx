import { createContext, type ReactNode, useContext } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { english, type Messages } from './english.ts';

const MessagesContext = createContext<Messages>(english);

export interface MessagesProviderProps {
  /** A BCP 47 language code, for numbers, dates and the texts of React Aria. */
  locale: string;
  /** Replaces texts of the components; the others stay as they are outside the provider. */
  messages?: Partial<Messages>;
  children: ReactNode;
}

/** Sets language and texts of the components inside. */
export function MessagesProvider({ locale, messages, children }: MessagesProviderProps) {
  const outer = useContext(MessagesContext);
  return (
    <I18nProvider locale={locale}>
      <MessagesContext value={messages ? { ...outer, ...messages } : outer}>
        {children}
      </MessagesContext>
    </I18nProvider>
  );
}

export const useMessages = (): Messages => useContext(MessagesContext);
