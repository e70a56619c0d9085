import { CheckIcon } from '../../foundations/icons/index.ts';
import { VisuallyHidden } from '../../layout/index.ts';
import { useMessages } from '../../theme/messages/index.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineProps {
  /** In chronological order. */
  items: { title: string; text?: string; isDone: boolean }[];
}

/** Past and future steps of an order. */
export function Timeline({ items }: TimelineProps) {
  const messages = useMessages();
  return (
    <ol className={styles.list}>
      {items.map(({ title, text, isDone }) => (
        <li key={title} className={styles.item} data-done={isDone || undefined}>
          <span className={styles.marker}>{isDone && <CheckIcon size={16} />}</span>
          <div>
            <p className={styles.title}>
              {title}
              <VisuallyHidden>{` (${isDone ? messages.done : messages.notYet})`}</VisuallyHidden>
            </p>
            {text && <p className={styles.text}>{text}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
