interface Named {
  slug: string;
}

/** An address of every public page of a running shop, by what it is. */
export async function publicPages(shop: string): Promise<Record<string, string>> {
  const first = async (list: string) => {
    const answer = await fetch(`${shop}/api/user/${list}/`);
    const [record] = (await answer.json()) as Named[];
    return record?.slug ?? '';
  };
  return {
    home: '/',
    list: '/products',
    product: `/products/${await first('products')}`,
    article: `/blogs/${await first('blogs')}`,
    search: '/products/search?query=steel',
    category: '/category/Bird%20Nets',
    gallery: '/gallery',
    about: '/about',
    contact: '/contact',
    blogs: '/blogs',
    offers: '/offers',
    faqs: '/faqs',
    privacy: '/privacy-policy',
    terms: '/terms',
    returns: '/return-policy',
    accessibility: '/accessibility',
    cart: '/cart',
    signup: '/signup',
  };
}
