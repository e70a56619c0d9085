import type { Blog } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { VisuallyHidden } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Picture } from '@parinda/ui/picture';
import { Text } from '@parinda/ui/text';
import { useMemo } from 'react';
import { formatLongDate } from '../../shared/dates.ts';
import { firstImage, snippet } from './articleHtml.ts';
import * as styles from './Blogs.css.ts';
import { blogHref } from './blogHref.ts';

/** Image, title, date and snippet of an article (P 2). The whole card is its one link. */
export function BlogCard({ blog, isEager }: { blog: Blog; isEager: boolean }) {
  const { image, text } = useMemo(
    () => ({ image: firstImage(blog.content), text: snippet(blog.content) }),
    [blog.content],
  );
  return (
    <article className={styles.card}>
      <Picture src={image} alt="" ratio="3:2" isEager={isEager} />
      <div className={styles.words}>
        <Heading level={2} size="lg">
          {blog.title}
        </Heading>
        <Text size="sm" tone="muted">
          {formatLongDate(blog.created_at)}
        </Text>
        <Text size="sm">{text}</Text>
        <div className={styles.more}>
          <Link href={blogHref(blog.slug)} isStandalone>
            Read Full Article<VisuallyHidden>: {blog.title}</VisuallyHidden>
          </Link>
        </div>
      </div>
    </article>
  );
}
