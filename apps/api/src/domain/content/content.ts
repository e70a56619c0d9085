import { asc, desc } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { blogs, galleryItems } from '../../db/schema.ts';

/** Gallery and articles. */
export interface Content {
  gallery: (typeof galleryItems.$inferSelect)[];
  /** Newest first. */
  blogs: (typeof blogs.$inferSelect)[];
}

export async function loadContent(db: Db): Promise<Content> {
  return {
    gallery: await db.select().from(galleryItems).orderBy(asc(galleryItems.position)),
    blogs: await db.select().from(blogs).orderBy(desc(blogs.createdAt), desc(blogs.id)),
  };
}
