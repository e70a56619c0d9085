import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../foundations/icons/index.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** Meaning: info, success, warning or danger. */
  tone: keyof typeof styles.tone;
  /** A few words before the text. */
  title?: string;
  children: ReactNode;
  /** A button or link that helps, under the text. */
  action?: ReactNode;
  /** A toast says the same: readers find it in its place, and hear it once. */
  isSilent?: boolean;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon };

/**
 * A message that stands in the page. Failures are said when they appear (role alert), the rest
 * politely; one that is there from the start is simply read in its place.
 */
export function Notice({ tone, title, children, action, isSilent = false }: NoticeProps) {
  const Icon = icons[tone];
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <div role={isSilent ? undefined : role} className={clsx(styles.notice, styles.tone[tone])}>
      <Icon size={20} className={styles.icon[tone]} />
      <div className={styles.body}>
        {title && <p className={styles.title}>{title}</p>}
        <div>{children}</div>
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
