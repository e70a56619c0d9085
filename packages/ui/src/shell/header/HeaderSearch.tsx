import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { useKeyboard } from 'react-aria/useKeyboard';
import { IconButton } from '../../actions/icon-button/index.ts';
import { SearchForm, type SearchFormProps } from '../../forms/search-form/index.ts';
import { SearchIcon } from '../../foundations/icons/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './HeaderSearch.css.ts';

export type HeaderSearchProps = SearchFormProps;

/** The search form; at 600 px or less, or with large text, behind an icon button. */
export function HeaderSearch({ onSubmit, ...form }: HeaderSearchProps) {
  const messages = useMessages();
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
  useInteractOutside({
    ref: root,
    isDisabled: !isOpen,
    onInteractOutside: () => setIsOpen(false),
  });
  const { keyboardProps } = useKeyboard({
    onKeyDown(event) {
      if (isOpen && event.key === 'Escape' && !event.nativeEvent.isComposing) close();
      else event.continuePropagation();
    },
  });
  const rootProps = {
    ...keyboardProps,
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
      if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false);
    },
  };

  return (
    <div className={styles.root} ref={root} {...rootProps}>
      <div className={styles.toggle}>
        <IconButton
          label={messages.search}
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
            // The form is hidden now, so focus must move.
            if (isOpen) close();
            onSubmit(text);
          }}
        />
      </div>
    </div>
  );
}
