import { type Entry, type Sign, signOf } from './lost.ts';

/**
 * Calls back for each sign of the connection, including earlier ones.
 *
 * @returns cleanup
 */
export function watchConnection(tell: (sign: Sign) => void): () => void {
  const onOffline = () => tell('lost');
  const onOnline = () => tell('back');
  window.addEventListener('offline', onOffline);
  window.addEventListener('online', onOnline);
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const sign = signOf(entry as Entry);
      if (sign && !(sign === 'answered' && !navigator.onLine)) tell(sign);
    }
  });
  for (const type of ['navigation', 'resource']) observer.observe({ type, buffered: true });
  if (!navigator.onLine) onOffline();
  return () => {
    window.removeEventListener('offline', onOffline);
    window.removeEventListener('online', onOnline);
    observer.disconnect();
  };
}
