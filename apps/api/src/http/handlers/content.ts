import { storeMessage } from '../../domain/content/contact.ts';
import { pageOf } from '../../domain/page.ts';
import type { Handler } from '../operation.ts';
import { setNextLink } from '../set-next-link.ts';

export const listGallery: Handler<'listGallery'> = async (call, { content }) => {
  const { gallery } = await content.get();
  return setNextLink(call, pageOf(gallery, call.query)).map(
    ({ image, title, description, productSlug }) => ({
      image,
      image_title: title,
      image_description: description,
      product_slug: productSlug,
    }),
  );
};

export const listBlogs: Handler<'listBlogs'> = async (call, { content }) => {
  const { slug } = call.query;
  const { blogs } = await content.get();
  const wanted = slug === undefined ? blogs : blogs.filter((blog) => blog.slug === slug);
  return setNextLink(call, pageOf(wanted, call.query)).map(({ createdAt, ...blog }) => ({
    ...blog,
    created_at: createdAt.toISOString(),
  }));
};

export const sendContactMessage: Handler<'sendContactMessage'> = async (
  { body, client },
  context,
) => {
  const id = await storeMessage(context, body, client);
  return { message: 'Message received', ticket: String(id) };
};
