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
  useDismiss(root, isOpen, (how) => {
    setIsOpen(false);
    if (how === 'escape') root.current?.querySelector('button')?.focus();
  });

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
            setIsOpen(false);
            onSubmit(text);
          }}
        />
      </div>
    </div>
  );
}
