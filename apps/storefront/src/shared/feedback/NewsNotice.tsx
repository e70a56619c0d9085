import { Notice, type NoticeProps } from '@parinda/ui/notice';
import { useAnnouncement } from './announce.tsx';

/**
 * A notice that comes up while its page is open. The page's own live region says it: a region that
 * came together with its words would be heard by nobody.
 */
export function NewsNotice({ title, children, ...props }: NoticeProps & { children: string }) {
  useAnnouncement(title ? `${title}. ${children}` : children, '', true);
  return (
    <Notice {...props} {...(title && { title })} isSilent>
      {children}
    </Notice>
  );
}
