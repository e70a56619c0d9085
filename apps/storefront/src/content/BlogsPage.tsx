import { api } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useMemo } from 'react';
import { BlogCard } from './blogs/BlogCard.tsx';
import { newestFirst } from './blogs/blogOrder.ts';

/** Cards in the first row of wide windows. */
const firstRow = 4;

/** /blogs: 'Our Blogs', newest first (P 2). */
export function BlogsPage() {
  const { data, isLoading } = api.useListBlogsQuery({});
  const blogs = useMemo(() => newestFirst(data ?? []), [data]);
  return (
    <Container>
      <Stack gap="lg">
        <Heading level={1}>Our Blogs</Heading>
        {isLoading ? (
          <PageLoader label="Loading blogs" />
        ) : blogs.length > 0 ? (
          <Grid columns={{ narrow: 1, medium: 2, wide: 4 }} as="ul" aria-label="Our Blogs">
            {blogs.map((blog, index) => (
              <li key={blog.id}>
                <BlogCard blog={blog} isEager={index < firstRow} />
              </li>
            ))}
          </Grid>
        ) : (
          <Text role="status">No blogs available at the moment. Stay Tuned !!</Text>
        )}
      </Stack>
    </Container>
  );
}
