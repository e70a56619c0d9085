import { useId } from 'react';
import { PlainLink } from '../../text/link/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './Footer.css.ts';

interface NamedLink {
  label: string;
  href: string;
}

interface Column {
  title: string;
  links: NamedLink[];
  more?: NamedLink;
}

export interface FooterProps {
  about: string;
  social: { name: string; href: string }[];
  /** Lists of links with titles. */
  columns: Column[];
  address: string[];
  email: string;
  phones: string[];
  copyright: string;
  /** Owner of the shop, as a sentence. */
  owner: string;
  /** Facts that the law asks for, one in each line. */
  legal?: string[];
  /** Links about the site, outside the lists. */
  siteLinks?: NamedLink[];
}

/** The footer of every page: about, links, contact. */
export function Footer({
  about,
  social,
  columns,
  address,
  email,
  phones,
  copyright,
  owner,
  legal = [],
  siteLinks = [],
}: FooterProps) {
  const messages = useMessages();
  return (
    // A dialog that opens before the footer's hydration makes it inert.
    <footer className={styles.footer} suppressHydrationWarning>
      <div className={styles.ledge} aria-hidden="true">
        <svg className={styles.bird} viewBox="0 0 48 32" focusable="false" aria-hidden="true">
          <path d="M2 9c9-4 15 0 19 8 3-9 11-15 24-13-7 3-11 7-13 13-2 5-6 9-12 9-3 0-6 1-9 3 0-3 2-5 4-6-2-6-6-11-13-14Z" />
        </svg>
      </div>
      <div className={styles.inner}>
        <div className={styles.about}>
          <p className={styles.blurb}>{about}</p>
          <ul className={styles.social} aria-label={messages.followUs}>
            {social.map(({ name, href }) => (
              <li key={name}>
                <PlainLink
                  href={href}
                  target="_blank"
                  rel="noopener noreferrer"
                  className={styles.link}
                >
                  {name}
                </PlainLink>
              </li>
            ))}
          </ul>
        </div>
        {columns
          .filter(({ links, more }) => links.length > 0 || more)
          .map((column) => (
            <FooterColumn key={column.title} {...column} />
          ))}
        <address className={styles.contact}>
          <p className={styles.lines}>{address.join('\n')}</p>
          <PlainLink href={`mailto:${email}`} className={styles.link}>
            {email}
          </PlainLink>
          {phones.map((phone) => (
            <PlainLink
              key={phone}
              href={`tel:${phone.replace(/[^+\d]/g, '')}`}
              className={styles.link}
            >
              {phone}
            </PlainLink>
          ))}
        </address>
      </div>
      <div className={styles.small}>
        <p>{copyright}</p>
        <p>{owner}</p>
        {siteLinks.map(({ label, href }) => (
          <PlainLink key={label} href={href} className={styles.siteLink}>
            {label}
          </PlainLink>
        ))}
        {legal.length > 0 && <p className={styles.legal}>{legal.join('\n')}</p>}
      </div>
    </footer>
  );
}

function FooterColumn({ title, links, more }: Column) {
  const titleId = useId();
  return (
    <nav aria-labelledby={titleId}>
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      <ul>
        {[...links, ...(more ? [more] : [])].map(({ label, href }) => (
          <li key={label}>
            <PlainLink href={href} className={styles.link}>
              {label}
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
