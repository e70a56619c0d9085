import { Link } from '@parinda/ui/link';
import { Text } from '@parinda/ui/text';
import { paths } from '../../shared/routing/paths.ts';
import { yourRights } from '../../shared/routing/yourRights.ts';

export interface DataNoticeProps {
  /** The data that a form asks for, such as 'your name and e-mail address'. */
  data: string;
  /** The use of the data, such as 'to answer you'. */
  purpose: string;
}

/** The notice before a form is sent (Digital Personal Data Protection Act 2023, section 5). */
export const DataNotice = ({ data, purpose }: DataNoticeProps) => (
  <Text size="sm" tone="muted">
    We use {data} only {purpose}. Read our <Link href={paths.privacyPolicy}>privacy policy</Link>{' '}
    and <Link href={yourRights}>how to withdraw your consent</Link>.
  </Text>
);
