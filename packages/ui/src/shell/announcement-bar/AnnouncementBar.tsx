import { useEffect, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { ChatIcon, ClockIcon, PauseIcon, PlayIcon } from '../../foundations/icons/index.ts';
import { useMediaQuery } from '../../hooks/media-query/index.ts';
import { PlainLink } from '../../text/link/index.ts';
import { reducedMotion } from '../../theme/breakpoints.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './AnnouncementBar.css.ts';

export interface AnnouncementBarProps {
  /** URL of a messaging chat. */
  chatHref: string;
  /** Number of the chat. */
  chatLabel: string;
  /** Opening hours of the chat. */
  hours: string;
  /** Shown one after the other. */
  messages: string[];
  /** Milliseconds for each message. */
  intervalMs: number;
}

/**
 * Messages of the shop, one at a time, with a pause button. Screen readers can read all messages at
 * any time, so a change does not interrupt them. At 768 px or less the hours are hidden and the
 * chat is an icon. Starts paused with reduced motion.
 */
export function AnnouncementBar({
  chatHref,
  chatLabel,
  hours,
  messages,
  intervalMs,
}: AnnouncementBarProps) {
  const texts = useMessages();
  const isMotionReduced = useMediaQuery(reducedMotion);
  const [chosen, setChosen] = useState<'paused' | 'playing'>();
  const [shown, setShown] = useState(0);
  const isPaused = (chosen ?? (isMotionReduced ? 'paused' : 'playing')) === 'paused';
  const count = messages.length;

  useEffect(() => {
    if (isPaused || count < 2) return;
    const timer = setInterval(() => setShown((index) => (index + 1) % count), intervalMs);
    return () => clearInterval(timer);
  }, [isPaused, count, intervalMs]);

  return (
    <section aria-label={texts.announcements} className={styles.bar}>
      <div className={styles.row}>
        <div className={styles.help}>
          <PlainLink
            href={chatHref}
            target="_blank"
            rel="noopener noreferrer"
            className={styles.chat}
            aria-label={texts.chatOn(chatLabel)}
          >
            <ChatIcon size={16} />
            <span className={styles.detail}>{chatLabel}</span>
          </PlainLink>
          <p className={styles.hours}>
            <ClockIcon size={16} />
            {hours}
          </p>
        </div>
        <ul className={styles.messages}>
          {messages.map((message, index) => (
            <li
              key={message}
              className={styles.message}
              data-shown={index === shown % count || undefined}
            >
              {message}
            </li>
          ))}
        </ul>
        {count > 1 && (
          <Button
            className={styles.pause}
            aria-label={isPaused ? texts.playAnnouncements : texts.pauseAnnouncements}
            onPress={() => setChosen(isPaused ? 'playing' : 'paused')}
          >
            {isPaused ? <PlayIcon size={16} /> : <PauseIcon size={16} />}
          </Button>
        )}
      </div>
    </section>
  );
}
