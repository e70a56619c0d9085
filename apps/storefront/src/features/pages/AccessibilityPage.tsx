import { brand } from '@parinda/brand';
import { Link } from '@parinda/ui/link';
import { paths } from '../../shared/routing/paths.ts';
import { LegalPage } from './LegalPage.tsx';

/** /accessibility, not in the documents: goals, methods and known gaps. */
export function AccessibilityPage() {
  return (
    <LegalPage
      title="Accessibility"
      summary="Everyone should be able to shop here and contact us, with any device or assistive technology."
    >
      <h2>What we hold ourselves to</h2>
      <p>
        The Web Content Accessibility Guidelines (WCAG) 2.2, level AA, on every page and in every
        step of a purchase, in the light and in the dark theme. What a finger presses is at least 44
        pixels wide and high.
      </p>

      <h2>Finding your way around</h2>
      <ul>
        <li>The first press of Tab on a page offers to skip to its content.</li>
        <li>Each page has one main heading, which has the focus after a change of page.</li>
        <li>
          F6 moves to the notifications at the top of the window. Escape closes the latest one, and
          anything else that is open.
        </li>
        <li>
          The moving headlines, banners and logos have a Pause button, and stay still if your device
          is set to reduce motion.
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

      <h2>Known limitations</h2>
      <ul>
        <li>
          The payment window belongs to {brand.paymentProvider}. We cannot fix problems there, but
          you can pay an unpaid order later.
        </li>
        <li>
          The map of our office is another company's. The address and two phone numbers are next to
          it.
        </li>
      </ul>

      <h2>Tell us about a problem</h2>
      <p>
        If something keeps you from buying, write to{' '}
        <Link href={`mailto:${brand.email}`}>{brand.email}</Link> or use the{' '}
        <Link href={paths.contact}>contact form</Link>, and say where it happened and what you use.
      </p>
    </LegalPage>
  );
}
