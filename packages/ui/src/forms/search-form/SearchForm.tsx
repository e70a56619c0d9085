import { type FormEvent, useId } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { SearchIcon } from '../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps {
  /** An example; the label is the name. */
  placeholder: string;
  /** Names both the field and the search landmark. */
  label: string;
  /** The text that is searched for now, e.g. that of the address. */
  defaultValue?: string | undefined;
  /** The page that finds what `?query=` asks for. The browser goes there itself without script. */
  action: string;
  /** The text without blanks around it. Never called with none. */
  onSubmit: (text: string) => void;
}

/** A field and a button; searching is left to the page that it leads to. */
export function SearchForm({
  placeholder,
  label,
  defaultValue,
  action,
  onSubmit,
}: SearchFormProps) {
  const id = useId();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = String(new FormData(event.currentTarget).get('query') ?? '').trim();
    if (text !== '') onSubmit(text);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the form is the landmark; a <search> would only wrap it.
    <form
      role="search"
      aria-label={label}
      className={styles.form}
      method="get"
      action={action}
      onSubmit={submit}
    >
      <VisuallyHidden as="label" htmlFor={id}>
        {label}
      </VisuallyHidden>
      <input
        // A new text from outside (another search in the address) starts the field anew.
        key={defaultValue}
        id={id}
        className={styles.input}
        type="search"
        name="query"
        autoComplete="off"
        enterKeyHint="search"
        // As much as an address may hold.
        maxLength={200}
        placeholder={placeholder}
        defaultValue={defaultValue}
      />
      <IconButton type="submit" label="Search" icon={<SearchIcon size={20} />} />
    </form>
  );
}
