import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { paths } from '../../shared/routing/paths.ts';
import { LegalPage } from './LegalPage.tsx';

/** /accessibility, not in the documents: goals, methods and known gaps. */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      summary="Everybody should be able to choose, buy and ask here, whatever they use to see, hear and press."
    >
      <h2>What we hold ourselves to</h2>
      <p>
        The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in every
        step of a purchase, in the light and in the dark theme. What a finger presses is at least 44
        pixels wide and high.
      </p>

      <h2>How to get around</h2>
      <ul>
        <li>The first press of Tab on a page offers to skip to its content.</li>
        <li>Each page has one main heading, which has the focus after a change of page.</li>
        <li>
          F6 leads to the notifications at the top of the window; Escape closes the latest, and
          whatever else has opened.
        </li>
        <li>
          The moving headlines, banners and logos have a Pause button, and stand still at once for
          those whose system asks for less motion.
        </li>
        <li>The text can be twice as large, and the window 320 pixels wide, with nothing lost.</li>
        <li>Without JavaScript, products and articles can be found and read.</li>
      </ul>

      <h2>How it is tested</h2>
      <p>
        Before each release three programs (axe, IBM Equal Access and HTML_CodeSniffer) look at
        every page and state. The whole purchase is made by keyboard alone, and with what a screen
        reader says written down and compared.
      </p>

      <h2>What is missing</h2>
      <ul>
        <li>
          The window in which you pay belongs to {brand.paymentProvider}. We cannot mend what is
          amiss in it; orders that were not paid can be paid later.
        </li>
        <li>
          The map of our office is another company's. Beside it stand the address and two phone
          numbers.
        </li>
      </ul>

      <h2>Tell us</h2>
      <p>
        If something keeps you from buying, write to{' '}
        <Link href={`mailto:${brand.email}`}>{brand.email}</Link> or use the{' '}
        <Link href={paths.contact}>contact form</Link>, and say where it happened and what you use.
      </p>
    </LegalPage>
  );
}
