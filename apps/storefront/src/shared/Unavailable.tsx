import { Button } from '@parinda/ui/button';
import * as styles from './Unavailable.css.ts';

export interface UnavailableProps {
  retry: () => void;
  /** Of what would lie over the page: so does the notice, until it is closed. */
  close?: (() => void) | undefined;
}

/** In place of a part that could not be loaded. It comes with the first script: it can always be shown. */
export const Unavailable = ({ retry, close }: UnavailableProps) => (
  <div role="alert" className={close ? styles.over : styles.notice}>
    <p>This could not be loaded. Check your connection; what you have typed is kept.</p>
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
