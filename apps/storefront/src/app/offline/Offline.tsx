import { Container } from '@parinda/ui/layout';
import { Notice } from '@parinda/ui/notice';
import { setupListeners } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useStore } from 'react-redux';
import { useLocation } from 'react-router-dom';
import type { ShopStore } from '../../model/store.ts';
import { isSessionPage } from '../../shared/routing/sessionPages.ts';
import { afterSign, type Lost } from './lost.ts';
import * as styles from './Offline.css.ts';
import { registerWorker } from './registerWorker.ts';
import { tellUnsent } from './tellUnsent.ts';
import { watchConnection } from './watchConnection.ts';

/** Registers the service worker, and shows above the page that the connection is lost. */
export function Offline() {
  const store = useStore() as ShopStore;
  const { pathname } = useLocation();
  const [lost, setLost] = useState<Lost>();
  const isLost = lost !== undefined;

  useEffect(registerWorker, []);
  useEffect(
    () =>
      // Once the connection returns, RTK Query repeats the page's queries: the answers may have come
      // from the service worker.
      setupListeners(store.dispatch, (dispatch, { onOffline, onOnline }) => {
        let before: Lost | undefined;
        return watchConnection((sign) => {
          const now = afterSign(before, sign, location.pathname, Date.now());
          if (now && !before) dispatch(onOffline());
          if (before && !now) dispatch(onOnline());
          before = now;
          setLost(now);
        });
      }),
    [store],
  );
  useEffect(() => (isLost ? tellUnsent(store) : undefined), [isLost, store]);

  const place = usePlace(isLost);
  if (!lost || !place) return null;
  return createPortal(
    <Container>
      <div className={styles.place}>
        <Notice tone="warning" title={title(lost, isSessionPage(pathname))}>
          What you send, save or pay needs the connection: until it is back nothing is sent, and
          what you have typed stays.
        </Notice>
      </div>
    </Container>,
    place,
  );
}

function title({ seenAt, isPartial }: Lost, isOfSession: boolean): string {
  if (isOfSession) return 'You are offline. Your account pages are not saved on this device.';
  if (!seenAt || isPartial)
    return 'You are offline, and this page was not seen on this device before.';
  return `You are offline: last seen ${timeFormat.format(seenAt)}.`;
}

const timeFormat = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeStyle: 'short' });

/** Returns an element right before the page's content, which exists only while it is needed. */
function usePlace(isNeeded: boolean): HTMLElement | undefined {
  const [place, setPlace] = useState<HTMLElement>();
  useEffect(() => {
    if (!isNeeded) return;
    const made = document.createElement('div');
    document.getElementById('main')?.before(made);
    setPlace(made);
    return () => {
      made.remove();
      setPlace(undefined);
    };
  }, [isNeeded]);
  return place;
}
