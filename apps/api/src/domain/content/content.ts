import { and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { Db } from '../../db/connect.ts';
import { blogs, galleryItems, products } from '../../db/schema.ts';

/** Gallery and articles. */
export interface Content {
  /** `productSlug` is null for products that are not on sale. */
  gallery: (typeof galleryItems.$inferSelect & { productSlug: string | null })[];
  /** Newest first. */
  blogs: (typeof blogs.$inferSelect)[];
}

export async function loadContent(db: Db): Promise<Content> {
  return {
    gallery: await db
      .select({ ...getTableColumns(galleryItems), productSlug: products.slug })
      .from(galleryItems)
      .leftJoin(products, and(eq(products.id, galleryItems.productId), eq(products.isOnSale, true)))
      .orderBy(asc(galleryItems.position)),
    blogs: await db.select().from(blogs).orderBy(desc(blogs.createdAt), desc(blogs.id)),
  };
}
