// The customer's address book.
import { ApiError } from './errors.js';

const fields = ['full_name', 'phone', 'address', 'address_line2', 'city', 'state', 'zip_code'];

export const addressOf = ({ user_id: user, ...columns }) => ({ ...columns, user });

export function addresses(api, { db }) {
  api.get('/addresses/:userId/', async ({ params, user }, response) => {
    // Returns 404 for addresses of other customers.
    if (Number(params.userId) !== user.id) throw new ApiError(404, 'Not found');
    const rows = await db.all('select * from addresses where user_id = $1 order by id', user.id);
    response.json(rows.map(addressOf));
  });

  // Ignores `user` of the request and uses the customer of the token.
  api.post('/addresses/', async ({ body, user }, response) => {
    const row = await db.one(
      `insert into addresses (user_id, ${fields.join(', ')})
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
      user.id,
      ...fields.map((field) => body[field] ?? null),
    );
    response.status(201).json(addressOf(row));
  });

  api.delete('/addresses/delete/:id/', async ({ params, user }, response) => {
    const sql = 'delete from addresses where id = $1 and user_id = $2 returning id';
    if (!(await db.one(sql, params.id, user.id))) throw new ApiError(404, 'Not found');
    response.status(204).end();
  });
}
