import type { Blog } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { ArticleList } from '../../parts/articles/ArticleList.tsx';
import * as styles from './Blogs.css.ts';

/** The sidebar of an article: thumbnail, title and date of other posts (1 §2). */
export function RecentPosts({ blogs }: { blogs: Blog[] }) {
  if (blogs.length === 0) return null;
  return (
    <aside className={styles.recent} aria-labelledby="recent-posts">
      <Heading level={2} size="lg" id="recent-posts">
        RECENT POSTS
      </Heading>
      <ArticleList blogs={blogs} />
    </aside>
  );
}
