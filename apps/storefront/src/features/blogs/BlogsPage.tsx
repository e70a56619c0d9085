import { api } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useMemo } from 'react';
import { ArticleCard } from '../../parts/articles/ArticleCard.tsx';
import { newestFirst } from '../../parts/articles/blogOrder.ts';
import { Part } from '../../shared/lazy/Part.tsx';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';

/** Cards in the first row of a wide window. */
const firstRow = 4;

/** /blogs: 'Our Blogs', newest first (1 §2). */
export function BlogsPage() {
  const blogs = api.useListBlogsQuery({});
  const articles = useMemo(() => newestFirst(blogs.data ?? []), [blogs.data]);
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>Our Blogs</Heading>
        <Loaded
          query={blogs}
          loading={<PageLoader label="Loading blogs" />}
          failed={<Failed title="The articles could not be loaded" retry={blogs.refetch} />}
          empty={<Text role="status">No blogs available at the moment. Stay Tuned !!</Text>}
        >
          {() => (
            <Grid columns={{ narrow: 1, medium: 2, wide: 4 }} as="ul" aria-label="Our Blogs">
              {articles.map((blog, index) => (
                <li key={blog.slug}>
                  <Part>
                    <ArticleCard blog={blog} isEager={index < firstRow} />
                  </Part>
                </li>
              ))}
            </Grid>
          )}
        </Loaded>
      </Stack>
    </Container>
  );
}
