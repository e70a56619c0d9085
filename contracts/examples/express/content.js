// Gallery, articles and the contact form.
export function content(api, { db }) {
  api.get('/gallery/', async (_request, response) => {
    const columns = 'image, image_title, image_description';
    response.json(await db.all(`select ${columns} from gallery_items order by id`));
  });

  // Returns all articles, newest first, or only the one with `slug`.
  api.get('/blogs/', async ({ query: { slug = null } }, response) => {
    const columns = 'id, slug, title, content, created_at';
    const wanted = '$1::text is null or slug = $1';
    const order = 'created_at desc, id desc';
    const sql = `select ${columns} from articles where ${wanted} order by ${order}`;
    response.json(await db.all(sql, slug));
  });

  api.post('/contact/', async ({ body }, response) => {
    const sql =
      'insert into contact_messages (name, email, subject, message) values ($1, $2, $3, $4)';
    await db.all(sql, body.name, body.email, body.subject, body.message);
    response.status(201).json({ message: 'Message received' });
  });
}
