import { api, type Blog } from '@parinda/api-client';
import { BlogCard } from '@parinda/ui/blog-card';
import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Stack } from '@parinda/ui/layout';
import { PageLoader } from '@parinda/ui/spinner';
import { Text } from '@parinda/ui/text';
import { useMemo } from 'react';
import { Part } from '../../shared/lazy/Part.tsx';
import { Failed } from '../../shared/query/Failed.tsx';
import { Loaded } from '../../shared/query/Loaded.tsx';
import { href } from '../../shared/routing/paths.ts';
import { formatLongDate } from '../../shared/time/dates.ts';
import { firstImage, snippet } from './articleHtml.ts';
import { newestFirst } from './blogOrder.ts';

/** Cards in the first row of a wide window. */
const firstRow = 4;

/** /blogs: 'Our Blogs', newest first (1 §2). */
export function BlogsPage() {
  const blogs = api.useListBlogsQuery({});
  const cards = useMemo(() => newestFirst(blogs.data ?? []).map(blogCard), [blogs.data]);
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
              {cards.map((card, index) => (
                <li key={card.href}>
                  <Part>
                    <BlogCard {...card} isEager={index < firstRow} />
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

const blogCard = ({ slug, title, content, createdAt }: Blog) => ({
  href: href('blog', { id: slug }),
  title,
  image: firstImage(content),
  date: formatLongDate(createdAt),
  text: snippet(content),
});
