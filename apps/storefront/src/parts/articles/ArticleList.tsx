import type { Blog } from '@parinda/api-client';
import { Link } from '@parinda/ui/link';
import { Picture } from '@parinda/ui/picture';
import { Text } from '@parinda/ui/text';
import { href } from '../../shared/routing/paths.ts';
import { formatLongDate } from '../../shared/time/dates.ts';
import * as styles from './ArticleList.css.ts';
import { firstImage } from './articleHtml.ts';

/** Articles beside a page's main content: thumbnail, title and date. */
export const ArticleList = ({ blogs }: { blogs: readonly Blog[] }) => (
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
);
