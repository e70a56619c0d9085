import { Breadcrumbs } from '@parinda/ui/breadcrumbs';
import { paths } from '../../shared/paths.ts';

/** The way back from a page of the account. */
export const AccountTrail = ({ page }: { page: string }) => (
  <Breadcrumbs items={[{ label: 'Your account', href: paths.account }, { label: page }]} />
);
