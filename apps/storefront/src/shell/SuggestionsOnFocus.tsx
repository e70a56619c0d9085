import { type ComponentType, useEffect, useState } from 'react';
import { PartBoundary } from '../shared/lazy/PartBoundary.tsx';

/**
 * Suggestions for the focused search form. Their script loads with the first focus; without it the
 * form still works, and the next focus retries. Does not use `lazyExtra`, which may reload the page
 * and lose the text.
 */
export function SuggestionsOnFocus() {
  const [form, setForm] = useState<HTMLFormElement | null>(null);
  const [Suggestions, setSuggestions] = useState<ComponentType<{ form: HTMLFormElement }>>();

  useEffect(() => {
    const prepare = (focused: EventTarget | null) => {
      const found = focused instanceof Element && focused.closest<HTMLFormElement>('[role=search]');
      if (!found) return;
      setForm(found);
      import('./ShopSuggestions.tsx').then(
        ({ ShopSuggestions }) => setSuggestions(() => ShopSuggestions),
        () => {},
      );
    };
    const onFocus = ({ target }: Event) => prepare(target);
    // The focus may come before a slow script.
    prepare(document.activeElement);
    // Captured: React stops events in parts that are not hydrated.
    const early = { capture: true };
    document.addEventListener('focusin', onFocus, early);
    return () => document.removeEventListener('focusin', onFocus, early);
  }, []);

  return (
    <PartBoundary resetKey={form}>
      {Suggestions && form && <Suggestions form={form} />}
    </PartBoundary>
  );
}
