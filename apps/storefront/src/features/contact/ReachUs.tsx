import { brand } from '@parinda/brand';
import { Heading } from '@parinda/ui/heading';
import { ClockIcon, MailIcon, PhoneIcon, PinIcon } from '@parinda/ui/icons';
import { Box, Stack } from '@parinda/ui/layout';
import { EmailLink, PhoneLink } from '../../parts/company-facts/ContactLinks.tsx';
import { headline } from '../../shared/business.ts';
import * as styles from './Contact.css.ts';

/** Postal address, two phone numbers and the help e-mail (1 §2). */
export function ReachUs() {
  return (
    <Box as="section" padding="lg" background="surface" radius="lg" border="subtle">
      <Stack>
        <Heading level={2} size="h3">
          Reach Us !
        </Heading>
        <address className={styles.address}>
          <p className={styles.way}>
            <PinIcon size={20} className={styles.icon} />
            <span>
              {brand.address.map((line) => (
                <span key={line} className={styles.line}>
                  {line}
                </span>
              ))}
            </span>
          </p>
          {brand.phones.map((phone) => (
            <p key={phone} className={styles.way}>
              <PhoneIcon size={20} className={styles.icon} />
              <PhoneLink phone={phone} />
            </p>
          ))}
          <p className={styles.way}>
            <MailIcon size={20} className={styles.icon} />
            <EmailLink email={brand.email} />
          </p>
          <p className={styles.way}>
            <ClockIcon size={20} className={styles.icon} />
            {headline.hours}
          </p>
        </address>
      </Stack>
    </Box>
  );
}
