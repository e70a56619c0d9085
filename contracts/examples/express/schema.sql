-- The tables that provider-states.js writes to; yours will have more columns.
create table users (
  id integer primary key, email text unique, name text, password_hash text,
  contact text, address text, city text, state text, postalcode text
);
create table otps (email text, otp text, created_at text);
create table verified_emails (email text primary key);
create table categories (id integer primary key, category_name text unique);
create table products (
  id integer primary key, slug text unique, title text, category_id integer, material text,
  short_desc text, long_desc text, keywords text, price integer, max_price integer,
  is_best integer, is_on_sale integer,
  bullet_one text, bullet_two text, bullet_three text, bullet_four text, bullet_five text,
  image1 text, image2 text, image3 text, image4 text, image5 text
);
create table gallery_items (image text primary key, image_title text, image_description text);
create table articles (id integer primary key, slug text unique, title text, content text, created_at text);
create table addresses (
  id integer primary key, user_id integer, full_name text, phone text, address text,
  address_line2 text, city text,
  state text, zip_code text
);
create table orders (
  id integer primary key, user_id integer, address_id integer, total_amount integer,
  delivery_status text, payment_status text, razorpay_order_id text, idempotency_key text
);
create table order_items (order_id integer, product_id integer, price integer, quantity integer);
create table reviews (user_id integer, product_id integer, rating integer, review_text text, status text);
create table wishlist_entries (user_id integer, product_id integer);
