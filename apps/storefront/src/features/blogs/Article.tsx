import type { Blog } from '@parinda/api-client';
import { Heading } from '@parinda/ui/heading';
import { Stack } from '@parinda/ui/layout';
import { Link } from '@parinda/ui/link';
import { Prose } from '@parinda/ui/prose';
import { Text } from '@parinda/ui/text';
import { useMemo } from 'react';
import { firstImage, snippet, splitTitle } from '../../parts/articles/articleHtml.ts';
import { articleMarkup } from '../../parts/articles/articleMarkup.ts';
import { paths } from '../../shared/routing/paths.ts';
import { useOwnMetadata } from '../../shared/seo/pageMetadata.tsx';
import { formatLongDate } from '../../shared/time/dates.ts';
import { ArticleProducts } from './ArticleProducts.tsx';
import { cleanHtml } from './cleanHtml.ts';

/** Title, date and sanitized content; an article that failed to load is empty (1 §8). */
export function Article({ blog }: { blog: Blog | undefined }) {
  const { title, html, description, image } = useMemo(() => {
    const content = cleanHtml(blog?.content ?? '');
    const { title, html } = splitTitle(content);
    return {
      title,
      html: articleMarkup(html),
      description: snippet(content) || undefined,
      image: firstImage(content),
    };
  }, [blog]);
  useOwnMetadata({ title, description, og_image: image });

  return (
    <Stack as="article" gap="lg">
      <Stack gap="xs">
        <Heading level={1}>{title}</Heading>
        {blog && <Text tone="muted">Published on: {formatLongDate(blog.createdAt)}</Text>}
      </Stack>
      <Prose html={html} />
      {blog && <ArticleProducts blog={blog} />}
      <Link isStandalone href={paths.blogs}>
        All blogs
      </Link>
    </Stack>
  );
}
