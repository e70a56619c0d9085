-- SQLite. Columns without a type are texts. They have the names of the API's fields.
create table if not exists users (
  id integer primary key, email unique collate nocase, password_hash, name, contact, address, city, state, postalcode
);
-- The client with proof_secret has entered the code and may register.
create table if not exists otps (
  email unique collate nocase, otp_hash, guesses integer default 0,
  proof_secret, changed_at integer default (unixepoch())
);
create table if not exists categories (id integer primary key, category_name unique);
create table if not exists products (
  id integer primary key, slug unique, title, category_name, material, short_desc, long_desc, keywords,
  price numeric, max_price numeric, isBest integer, is_on_sale integer default 1,
  image1, image2, image3, image4, image5, bullet_one, bullet_two, bullet_three, bullet_four, bullet_five
);
create table if not exists gallery (id integer primary key, image, image_title, image_description);
create table if not exists articles (
  id integer primary key, slug unique, title, content, created_at default (strftime('%Y-%m-%dT%H:%M:%SZ'))
);
create table if not exists messages (id integer primary key, name, email, subject, message);
create table if not exists addresses (
  id integer primary key, user integer, full_name, phone, address, address_line2, city, state, zip_code
);
-- cart: detects another cart with the same key. address_details: a copy of the address, as JSON.
create table if not exists orders (
  id integer primary key, user integer, idempotency_key, cart, address_details, total_amount numeric,
  order_date default (strftime('%Y-%m-%dT%H:%M:%SZ')), razorpay_order_id unique,
  delivery_status default 'pending', payment_status default 'pending', unique (user, idempotency_key)
);
create table if not exists order_items (
  id integer primary key, order_id integer, product integer, product_name, product_image, product_price numeric,
  quantity integer, item_total numeric as (round(product_price * quantity, 2))
);
create table if not exists reviews (
  id integer primary key, user integer, product integer, rating integer, review_text, status,
  created_at default (strftime('%Y-%m-%dT%H:%M:%SZ')), unique (user, product)
);
create table if not exists wishlist (id integer primary key, user integer, product integer, unique (user, product));
-- Products with the rating of their published reviews.
create view if not exists catalog as
  select products.*, cast(round(avg(rating), 1) as text) as average_rating, count(rating) as review_count
  from products left join reviews on product = products.id and status = 'published' group by products.id;
