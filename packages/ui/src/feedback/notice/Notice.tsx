import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { AlertIcon, InfoIcon, SuccessIcon, WarningIcon } from '../../foundations/icons/index.ts';
import * as styles from './Notice.css.ts';

export interface NoticeProps {
  /** The kind of message. */
  tone: keyof typeof styles.tone;
  /** A short title. */
  title?: string;
  children: ReactNode;
  /** A button or link below the text. */
  action?: ReactNode;
  /** Not announced, because a toast announces the same text. */
  isSilent?: boolean;
}

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon, danger: AlertIcon };

/**
 * A message within the page. Errors are announced assertively when they appear (role alert), others
 * politely. A notice that is in the first HTML is not announced.
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
