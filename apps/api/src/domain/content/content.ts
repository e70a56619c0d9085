import { asc, desc } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { blogs, galleryItems } from '../../db/schema.ts';
import type { components } from '../../http/schema.d.ts';

type Schemas = components['schemas'];

/** Gallery and articles, ready to be sent. */
export interface Content {
  gallery: Schemas['GalleryItem'][];
  /** Newest first. */
  blogs: Schemas['Blog'][];
}

export async function loadContent(db: Db): Promise<Content> {
  const pictures = await db.select().from(galleryItems).orderBy(asc(galleryItems.position));
  const articles = await db.select().from(blogs).orderBy(desc(blogs.createdAt), desc(blogs.id));
  return {
    gallery: pictures.map(({ image, title, description }) => ({
      image,
      image_title: title,
      image_description: description,
    })),
    blogs: articles.map(({ createdAt, ...blog }) => ({
      ...blog,
      created_at: createdAt.toISOString(),
    })),
  };
}
