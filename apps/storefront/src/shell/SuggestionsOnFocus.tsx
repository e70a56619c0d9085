import { type ComponentType, useEffect, useState } from 'react';
import { PartBoundary } from '../shared/lazy/PartBoundary.tsx';

/**
 * Suggestions for the search form that has the focus. Their script is fetched when one has it for the
 * first time; until it is there the form works without, and if it cannot be had, the next focus tries
 * again. Not by `lazyExtra`, which may load the page anew: what is being typed would be lost.
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
    // A slow script may come after the focus.
    prepare(document.activeElement);
    // On the way down: React lets nothing of it past a part that it has not yet taken over.
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
