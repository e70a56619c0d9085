import type { Blog } from '@parinda/api-client';
import { recentPosts as most } from '../../shared/business.ts';

/** An unreadable date counts as the oldest. */
const timeOf = ({ createdAt }: Blog): number => Date.parse(createdAt) || 0;

export const newestFirst = (blogs: readonly Blog[]): Blog[] =>
  [...blogs].sort((a, b) => timeOf(b) - timeOf(a));

/** Returns up to six other articles, newest first (1 §2). */
export const recentPosts = (blogs: readonly Blog[], slug: string): Blog[] =>
  newestFirst(blogs.filter((blog) => blog.slug !== slug)).slice(0, most);
