import { api } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Container, Grid, Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { ArticleCard } from '../../parts/articles/ArticleCard.tsx';
import { newestFirst } from '../../parts/articles/blogOrder.ts';
import { paths } from '../../shared/routing/paths.ts';
import { useNear } from '../../shared/useNear.ts';

const most = 3;

/** The newest articles. They load when the section is near; without articles it is hidden. */
export function ArticlesSection() {
  const { isNear, ref } = useNear();
  const { data = [] } = api.useListBlogsQuery({}, { skip: !isNear });
  return (
    <div ref={ref}>
      {data.length > 0 && (
        <Container as="section">
          <Stack gap="lg">
            <Heading level={2}>Good to know</Heading>
            <Grid columns={{ narrow: 1, medium: 3, wide: 3 }} as="ul" aria-label="Good to know">
              {newestFirst(data)
                .slice(0, most)
                .map((blog) => (
                  <li key={blog.id}>
                    <ArticleCard blog={blog} headingLevel={3} />
                  </li>
                ))}
            </Grid>
            <Link isStandalone href={paths.blogs}>
              All blogs
            </Link>
          </Stack>
        </Container>
      )}
    </div>
  );
}
