import type { Blog } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Link } from '@parinda/ui/link';
import { Picture } from '@parinda/ui/picture';
import { Text } from '@parinda/ui/text';
import { href } from '../../shared/routing/paths.ts';
import { formatLongDate } from '../../shared/time/dates.ts';
import { firstImage } from './articleHtml.ts';
import * as styles from './Blogs.css.ts';

/** The sidebar of an article: thumbnail, title and date of other posts (1 §2). */
export function RecentPosts({ blogs }: { blogs: Blog[] }) {
  if (blogs.length === 0) return null;
  return (
    <aside className={styles.recent} aria-labelledby="recent-posts">
      <Heading level={2} size="lg" id="recent-posts">
        RECENT POSTS
      </Heading>
      <ul className={styles.posts}>
        {blogs.map((blog) => (
          <li key={blog.id} className={styles.post}>
            <div className={styles.thumbnail}>
              <Picture src={firstImage(blog.content)} alt="" sizes="6rem" />
            </div>
            <div>
              <Link href={href('blog', { id: blog.slug })} isStandalone>
                {blog.title}
              </Link>
              <Text size="sm" tone="muted">
                {formatLongDate(blog.createdAt)}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
