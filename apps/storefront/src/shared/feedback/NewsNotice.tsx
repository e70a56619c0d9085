import { Notice, type NoticeProps } from '@parinda/ui/notice';
import { useAnnouncement } from './announce.tsx';

/**
 * A notice that appears while its page is open. The page's live region announces it: screen readers
 * ignore a live region that is added together with its text.
 */
export function NewsNotice({ title, children, ...props }: NoticeProps & { children: string }) {
  useAnnouncement(title ? `${title}. ${children}` : children, '', true);
  return (
    <Notice {...props} {...(title && { title })} isSilent>
      {children}
    </Notice>
  );
}
