import { Button } from '@parinda/ui/button';
import * as styles from './Unavailable.css.ts';

export interface UnavailableProps {
  retry: () => void;
  /** It is all that there is to see of the page. */
  isPage?: boolean;
  /** Of what would lie over the page: so does the notice, until it is closed. */
  close?: () => void;
}

/** In place of what could not be loaded. It comes with the first script: it can always be shown. */
export const Unavailable = ({ retry, isPage, close }: UnavailableProps) => (
  <div role="alert" className={close ? styles.over : styles.notice}>
    {isPage ? <h1>This page could not be shown</h1> : <p>This could not be loaded.</p>}
    <p>Check your connection. Nothing of yours is lost.</p>
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
