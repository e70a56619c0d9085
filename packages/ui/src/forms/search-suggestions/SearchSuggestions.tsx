import {
  type ComponentProps,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { VisuallyHidden } from '../../layout/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './SearchSuggestions.css.ts';

export interface Suggestion {
  label: string;
  /** Kind of the suggestion, e.g. 'Category'. */
  hint?: string;
  /** Address of a small picture; decorative, as the label names the suggestion. */
  picture?: string | undefined;
  /** Formatted, e.g. 'Rs.549/-'. */
  price?: string;
  /** Unique. */
  href: string;
}

export interface SearchSuggestionsProps {
  /** Form of the SearchForm; the list is shown below its field. */
  form: HTMLFormElement;
  /** Names the list. */
  label: string;
  /** Suggestions for the text of the field; the list is hidden without any. */
  suggestions: readonly Suggestion[];
  /** Shown above the suggestions and announced, e.g. that nothing fits the text exactly. */
  notice?: string | undefined;
  /** Label of the last row, which submits the form. */
  all: string;
  /** Called with the text as it is typed, blanks included. */
  onTextChange: (text: string) => void;
}

/** Keys of options without an address: the one that submits the form, and the first one. */
const allKey = 'all';
const firstKey = 'first';

/** Space around the list, and in the list around its rows, in px. */
const edge = 8;
/** Height of two rows in px, which the list keeps in a short window. */
const leastHeight = 112;

/** Debounces the announcement of the count, in ms. */
const saidAfterMs = 500;

/**
 * Makes the field of a SearchForm a combobox (ARIA APG, list autocomplete), from the first letter on.
 * Its script loads on focus, when the field exists already. React Aria's ComboBox renders a field of
 * its own, so text and focus would be lost.
 */
export function SearchSuggestions({
  form,
  label,
  suggestions,
  notice,
  all,
  onTextChange,
}: SearchSuggestionsProps) {
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  /** The field of the last input. */
  const [field, setField] = useState<HTMLInputElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string | null>(null);

  const isShown = isOpen && suggestions.length > 0;
  const keys = [...suggestions.map(({ href }) => href), allKey];
  const at = isShown ? (active === firstKey ? 0 : keys.indexOf(active ?? '')) : -1;
  const idOf = (key: string) => `${listId}${key}`;
  const activeId = at < 0 ? null : idOf(keys[at] ?? '');
  const messages = useMessages();
  const announced = useAnnouncedCount(isOpen ? suggestions.length : undefined);

  const open = (typedIn: HTMLInputElement, first: string | null = null) => {
    setField(typedIn);
    setOpen(true);
    setActive(first);
    onTextChange(typedIn.value);
  };
  const close = () => setOpen(false);

  /** @returns whether the key is handled, so that the field must not handle it */
  const handleKey = (key: string): boolean => {
    if (key === 'ArrowDown') setActive(keys[(at + 1) % keys.length] ?? null);
    else if (key === 'ArrowUp') setActive(keys.at(at < 0 ? -1 : at - 1) ?? null);
    else if (key === 'Enter' && activeId) document.getElementById(activeId)?.click();
    else if (key === 'Escape') close();
    else {
      // A moved caret returns to the text.
      if (/^(Home|End|ArrowLeft|ArrowRight)$/.test(key)) setActive(null);
      return false;
    }
    return true;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, isComposing, altKey, ctrlKey, metaKey } = event;
    if (!(target instanceof HTMLInputElement)) return;
    if (isComposing || altKey || ctrlKey || metaKey) return;
    if (isShown) {
      if (!handleKey(key)) return;
    } else if (key === 'ArrowDown') open(target, firstKey);
    else return;
    // Escape would also clear the text, and close an overlay around the form.
    event.preventDefault();
    event.stopPropagation();
  });
  const onInput = useEffectEvent(({ target }: Event) => {
    if (target instanceof HTMLInputElement && form.contains(target)) open(target);
  });
  const openForEarlyText = useEffectEvent(() => {
    const input = form.querySelector('input');
    if (input && input === document.activeElement && input.value !== (form.dataset.text ?? ''))
      open(input);
  });

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    form.addEventListener('keydown', onKeyDown, { signal });
    // After React: rendering the field before React has its new text would restore the previous one.
    document.addEventListener('input', onInput, { signal });
    for (const leaving of ['focusout', 'submit'])
      form.addEventListener(leaving, () => setOpen(false), { signal });
    openForEarlyText();
    return () => listening.abort();
  }, [form]);

  useEffect(() => {
    if (!field) return;
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': listId };
    for (const [name, value] of Object.entries(attributes)) field.setAttribute(name, value);
    return () => {
      for (const name of [...Object.keys(attributes), 'aria-expanded', 'aria-activedescendant'])
        field.removeAttribute(name);
    };
  }, [field, listId]);

  useEffect(() => {
    field?.setAttribute('aria-expanded', String(isShown));
    if (!activeId) return field?.removeAttribute('aria-activedescendant');
    field?.setAttribute('aria-activedescendant', activeId);
    scrollTo(document.getElementById(activeId), list.current);
  }, [field, isShown, activeId]);

  useLayoutEffect(() => {
    const shown = list.current;
    if (!isShown || !shown) return;
    const fit = () => {
      shown.style.maxBlockSize = `${Math.max(leastHeight, visibleBelow(shown) - edge)}px`;
    };
    fit();
    // An on-screen keyboard changes the visible height.
    window.visualViewport?.addEventListener('resize', fit);
    return () => window.visualViewport?.removeEventListener('resize', fit);
  }, [isShown]);

  const option = (key: string) => ({
    id: idOf(key),
    role: 'option',
    tabIndex: -1,
    'aria-selected': idOf(key) === activeId,
    className: styles.option,
  });

  return createPortal(
    <div className={styles.root}>
      <VisuallyHidden role="status">
        {announced !== undefined && isShown && notice && `${notice} `}
        {announced === 0
          ? messages.noSuggestions
          : announced !== undefined && messages.suggestions(announced)}
      </VisuallyHidden>
      {isShown && notice && <p className={styles.notice}>{notice}</p>}
      {isShown && (
        <div
          ref={list}
          id={listId}
          role="listbox"
          aria-label={label}
          className={styles.list}
          // The focus stays in the field.
          onMouseDown={(event) => event.preventDefault()}
        >
          {suggestions.map(({ label, hint, href, picture, price }) => (
            <PlainLink
              key={href}
              href={href}
              onPress={close}
              render={(props) => (
                <a {...(props as ComponentProps<'a'>)} {...option(href)} onMouseDown={undefined} />
              )}
            >
              {picture && (
                <img className={styles.picture} src={picture} alt="" width={40} height={40} />
              )}
              <span className={styles.label}>{label}</span>
              {hint && (
                <>
                  {' '}
                  <span className={styles.hint}>{hint}</span>
                </>
              )}
              {price && (
                <>
                  {' '}
                  <span className={styles.price}>{price}</span>
                </>
              )}
            </PlainLink>
          ))}
          <button type="submit" {...option(allKey)}>
            {all}
          </button>
        </div>
      )}
    </div>,
    form,
  );
}

/** Returns the visible height below the top of an element, in px. */
function visibleBelow(element: HTMLElement): number {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  return offsetTop + height - element.getBoundingClientRect().top;
}

/** Scrolls only the list, as `scrollIntoView` would also scroll the page. */
function scrollTo(option: HTMLElement | null, list: HTMLElement | null): void {
  if (!option || !list) return;
  const [inner, outer] = [option.getBoundingClientRect(), list.getBoundingClientRect()];
  list.scrollTop +=
    Math.min(0, inner.top - outer.top - edge) + Math.max(0, inner.bottom - outer.bottom + edge);
}

/** Returns the count a moment after it changed; 0 after a count means that no suggestion is left. */
function useAnnouncedCount(count: number | undefined): number | undefined {
  const [announced, setAnnounced] = useState<number>();
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((last) => (count === 0 && !last ? undefined : count)),
      saidAfterMs,
    );
    return () => clearTimeout(timer);
  }, [count]);
  return announced;
}
