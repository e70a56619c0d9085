import { brand } from '@parinda/brand';
import * as styles from './Shell.css.ts';

/** Shown without script: features that still work, and how to order. */
export const WithoutScript = () => (
  // Browsers with scripts never show it, so their bundle leaves the content out.
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
