import { useEffect, useId, useRef, useState } from 'react';
import { IconButton } from '../../actions/icon-button/index.ts';
import { SearchForm } from '../../forms/search-form/index.ts';
import { SearchIcon } from '../../foundations/icons/index.ts';
import { useDismiss } from '../../hooks/useDismiss.ts';
import * as styles from './HeaderSearch.css.ts';

export interface HeaderSearchProps {
  placeholder: string;
  label: string;
  onSubmit: (text: string) => void;
  defaultValue?: string | undefined;
}

/** The form; at 600 px or less an icon that reveals it. */
export function HeaderSearch({ placeholder, label, onSubmit, defaultValue }: HeaderSearchProps) {
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
          placeholder={placeholder}
          label={label}
          {...(defaultValue !== undefined && { defaultValue })}
          onSubmit={(text) => {
            setIsOpen(false);
            onSubmit(text);
          }}
        />
      </div>
    </div>
  );
}
