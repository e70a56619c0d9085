export interface SeedBlog {
  slug: string;
  title: string;
  /** HTML; begins with an h1 and a picture */
  content: string;
  days_ago: number;
}

/** Adds the heading and the picture to the text. */
export function article(
  slug: string,
  title: string,
  days_ago: number,
  picture: string,
  text: string,
): SeedBlog {
  const address = `/pictures/blogs/${slug}`;
  const widths = [320, 640, 1280].map((width) => `${address}-${width}.webp ${width}w`).join(', ');
  const image = `<img src="${address}-640.webp" srcset="${widths}" sizes="(min-width: 48rem) 45rem, 100vw" alt="${picture}" width="1200" height="800">`;
  return { slug, title, days_ago, content: `<h1>${title}</h1>\n${image}\n${text.trim()}\n` };
}
