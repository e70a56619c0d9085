import { Button } from '@parinda/ui/button';
import * as styles from './Unavailable.css.ts';

export interface UnavailableProps {
  retry: () => void;
  /** Whether it replaces the whole page. */
  isPage?: boolean;
  /** For an overlay: renders the notice as a dialog with this close action. */
  close?: () => void;
}

/** Replaces a part that could not be loaded. Included in the first script, so that it always renders. */
export const Unavailable = ({ retry, isPage, close }: UnavailableProps) => (
  <div role="alert" className={close ? styles.over : styles.notice}>
    {isPage ? <h1>This page could not be shown</h1> : <p>This could not be loaded.</p>}
    <p>Check your connection. Nothing is lost.</p>
    <Button size="sm" variant="secondary" onPress={retry}>
      Try again
    </Button>{' '}
    {close && (
      <Button size="sm" variant="ghost" onPress={close}>
        Close
      </Button>
    )}
  </div>
);
