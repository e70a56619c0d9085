import { api, type Blog } from '@parinda/api-client';
import { Container } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { useParams } from 'react-router-dom';
import { recentPosts } from '../../parts/articles/blogOrder.ts';
import { NotFoundPage } from '../../parts/not-found/NotFoundPage.tsx';
import { lazyDeferred } from '../../shared/lazy/lazy.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import * as styles from './Blogs.css.ts';
import { RecentPosts } from './RecentPosts.tsx';

const loader = <PageLoader isTitle label="Loading..." />;

// The sanitizer is a large script, and the server has sanitized the article that it renders.
const Article = lazyDeferred(
  'Article.tsx',
  async () => (await import('./Article.tsx')).Article,
  loader,
);

/** /blogs/{slug}; the route's parameter is called id (1 §2). */
export function BlogPage() {
  const { id: slug = '' } = useParams();
  const found = api.useListBlogsQuery({ slug });
  const { data: blogs = [] } = api.useListBlogsQuery({});
  const columns = (blog?: Blog) => (
    <Container>
      <div className={styles.columns}>
        <Article blog={blog} />
        <RecentPosts blogs={recentPosts(blogs, slug)} />
      </div>
    </Container>
  );
  return (
    <Loaded
      query={found}
      loading={<Container>{loader}</Container>}
      failed={columns()}
      empty={<NotFoundPage />}
    >
      {([blog]) => columns(blog)}
    </Loaded>
  );
}
