import type { FormEvent } from 'react';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { SearchField, type SearchFieldProps } from 'react-aria-components/SearchField';
import { IconButton } from '../../actions/icon-button/index.ts';
import { SearchIcon } from '../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './SearchForm.css.ts';

export interface SearchFormProps
  extends Omit<SearchFieldProps, 'children' | 'className' | 'style' | 'defaultValue' | 'onSubmit'> {
  /** An example; the label is the name. */
  placeholder: string;
  /** Names the field and the search landmark. */
  label: string;
  /** The current search, e.g. from the address. Another one resets the field. */
  defaultValue?: string | undefined;
  /** Page that answers `?query=`. Without script the browser goes there. */
  action: string;
  /** Called with the trimmed text, never with an empty one. */
  onSubmit: (text: string) => void;
}

/** A search field with its button. */
export function SearchForm({
  placeholder,
  label,
  defaultValue,
  action,
  onSubmit,
  ...field
}: SearchFormProps) {
  const messages = useMessages();
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
      data-text={defaultValue}
      onSubmit={submit}
    >
      <SearchField
        name="query"
        enterKeyHint="search"
        autoComplete="off"
        // The limit of a URL.
        maxLength={200}
        {...field}
        key={defaultValue}
        defaultValue={defaultValue ?? ''}
        className={styles.field}
      >
        <VisuallyHidden>
          <Label>{label}</Label>
        </VisuallyHidden>
        <Input className={styles.input} placeholder={placeholder} />
      </SearchField>
      <IconButton type="submit" label={messages.search} icon={<SearchIcon size={20} />} />
    </form>
  );
}
