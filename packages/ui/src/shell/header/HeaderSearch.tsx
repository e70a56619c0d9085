import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { SearchForm, type SearchFormProps } from '../../forms/search-form/index.ts';
import { SearchIcon } from '../../foundations/icons/index.ts';
import { useDismiss } from '../../hooks/useDismiss.ts';
import * as styles from './HeaderSearch.css.ts';

export type HeaderSearchProps = SearchFormProps;

/** The form; at 600 px or less an icon that reveals it, where a script can. */
export function HeaderSearch({ onSubmit, ...form }: HeaderSearchProps) {
  const [isOpen, setIsOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const formId = useId();

  useEffect(() => {
    if (isOpen) root.current?.querySelector('input')?.focus();
  }, [isOpen]);
  const close = () => {
    setIsOpen(false);
    root.current?.querySelector('button')?.focus();
  };
  useDismiss(root, isOpen, (how) => (how === 'escape' ? close() : setIsOpen(false)));

  return (
    <div className={styles.root} ref={root}>
      <div className={styles.toggle}>
        <IconButton
          label="Search"
          icon={<SearchIcon />}
          aria-expanded={isOpen}
          aria-controls={formId}
          onPress={() => setIsOpen(!isOpen)}
        />
      </div>
      <div id={formId} className={styles.form} data-open={isOpen || undefined}>
        <SearchForm
          {...form}
          onSubmit={(text) => {
            // It goes out of sight, and would take the focus with it.
            if (isOpen) close();
            onSubmit(text);
          }}
        />
      </div>
    </div>
  );
}
