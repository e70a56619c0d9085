import { brand } from '@parinda/brand';
import * as styles from './Shell.css.ts';

/** Where no script runs: what works all the same, and how to order. */
export const WithoutScript = () => (
  // A browser with scripts never shows it: its script is without it, and without what it says.
  <noscript>{import.meta.env.SSR && <HowToOrder />}</noscript>
);

function HowToOrder() {
  const [phone] = brand.phones;
  return (
    <p className={styles.withoutScript}>
      JavaScript is switched off, so cart, account and forms do not work. You can read every page,
      search and filter. To order, call us at{' '}
      <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a> or write to{' '}
      <a href={`mailto:${brand.email}`}>{brand.email}</a>.
    </p>
  );
}
