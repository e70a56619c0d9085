import type { Blog } from '@parinda/api-client';
import { BlogCard } from '@parinda/ui/blog-card';
import { useMemo } from 'react';
import { href } from '../../shared/routing/paths.ts';
import { formatLongDate } from '../../shared/time/dates.ts';
import { firstImage, snippet } from './articleHtml.ts';

interface ArticleCardProps {
  blog: Blog;
  /** For cards on the first screen. */
  isEager?: boolean;
  headingLevel?: 2 | 3;
}

/** The card of an article: first picture, title, date and snippet (1 §2). */
export function ArticleCard({ blog, ...card }: ArticleCardProps) {
  const { slug, title, content, createdAt } = blog;
  const parsed = useMemo(() => ({ image: firstImage(content), text: snippet(content) }), [content]);
  return (
    <BlogCard
      href={href('blog', { id: slug })}
      title={title}
      date={formatLongDate(createdAt)}
      {...parsed}
      {...card}
    />
  );
}
