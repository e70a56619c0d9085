import { contactMessages } from '../../db/schema.ts';
import { limitRate } from '../../domain/limits/rate-limit.ts';
import type { Handlers } from '../operation.ts';

export const contentHandlers: Pick<
  Handlers,
  'listGallery' | 'listBlogs' | 'sendContactMessage' | 'getPageMetadata'
> = {
  async listGallery(_call, { content }) {
    return (await content.get()).gallery;
  },

  async listBlogs({ query: { slug } }, { content }) {
    const { blogs } = await content.get();
    return slug === undefined ? blogs : blogs.filter((blog) => blog.slug === slug);
  },

  async sendContactMessage({ body: { name, email, subject, message }, ip }, shop) {
    await limitRate(shop, `contact:${ip}`, shop.config.limits.contactsPerHour, 3600);
    await shop.db
      .insert(contactMessages)
      .values({ name, email, subject, message, createdAt: shop.now() });
    return { message: 'Message received' };
  },

  getPageMetadata: (_call, { pages }) => pages.get(),
};
