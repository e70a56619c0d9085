<?php
// Provider states of contracts/provider-states.md. Their parameters have the names of columns.
const PRODUCT = [
    'title' => 'Steel Bird Spikes', 'category_name' => 'Bird Spikes', 'material' => 'Stainless Steel', 'price' => 549,
    'max_price' => 799, 'short_desc' => 'Rows of steel.', 'long_desc' => '', 'keywords' => '', 'isBest' => true,
];
const ADDRESS = [
    'full_name' => 'Asha Rao', 'phone' => '98765 43210', 'address' => '14 Temple Street',
    'city' => 'Mysuru', 'state' => 'Karnataka', 'zip_code' => '570001',
];
const ARTICLE = ['slug' => 'pigeons', 'title' => 'Why pigeons come back', 'content' => '<p>A ledge is remembered.</p>'];
const PICTURE = ['image' => 'https://cdn.example.com/1.jpg', 'image_title' => 'Ledge', 'image_description' => 'Spikes'];

function addProduct(array $params = []): int {
    foreach (preg_grep('/^image/', array_keys($params)) as $name) {
        $params[$name] = "/pictures/products/$params[$name]";
    }
    $id = $params['product_id'] ?? 1;
    $product = insert('products', ['id' => $id] + $params + PRODUCT + ['slug' => "product-$id"], 'replace');
    insert('categories', ['category_name' => $product['category_name']], 'insert or ignore');
    all('delete from reviews where product = ?', $id);
    return $id;
}

function addCustomer(array $params = []): int {
    $params += ['email' => uniqid('state-') . '@example.com', 'name' => 'Asha Rao', 'password' => 'a long pass phrase'];
    $hash = password_hash($params['password'], PASSWORD_DEFAULT);
    return insert('users', ['password_hash' => $hash] + $params, 'replace')['id'];
}

function addAddress(int $user, array $params): int {
    $id = ['id' => $params['address_id'] ?? null];
    return insert('addresses', ['user' => $user] + $id + $params + ADDRESS, 'replace')['id'];
}

function addOrder(int $user, array $params = []): array {
    $columns = ['id' => $params['order_id'] ?? null, 'idempotency_key' => $params['key'] ?? null] + $params;
    all('delete from orders where id = ? or razorpay_order_id = ?', $columns['id'], $params['razorpay_order_id'] ?? '');
    all('delete from order_items where order_id not in (select id from orders)');
    $item = (object) ['product' => addProduct($params), 'quantity' => $params['quantity'] ?? 2];
    return placeOrder($user, ['address' => addAddress($user, $params), 'items' => [$item]], $columns);
}

function addReview(int $user, array $params, string $status = 'published'): void {
    $review = ['user' => $user, 'product' => $params['product_id'], 'status' => $status] + $params;
    insert('reviews', $review + ['rating' => 5, 'review_text' => 'No pigeons since Diwali.']);
}

function signIn(int $user): array {
    return ['token' => tokenFor($user), 'user_id' => $user];
}

/** Returns what the payment provider sends to the payment widget. */
function pay(array $order): array {
    $payment = ['razorpay_order_id' => $order['razorpay_order_id'], 'razorpay_payment_id' => 'pay_Sandbox00000001'];
    return ['order_id' => $order['id'], 'razorpay_signature' => signatureOf(...array_values($payment))] + $payment;
}

/** Runs the steps of a state, in order. The last one is the answer. */
return function (array $request): object {
    $params = $request['params'] ?? [];
    $email = $params['email'] ?? uniqid('state-') . '@example.com';
    $steps = match ($request['state']) {
        '' => [[]],
        'products are on sale' => [addProduct(), all('update products set is_on_sale = 1')],
        'no products are on sale' => [all('update products set is_on_sale = 0')],
        'one product is on sale' =>
            [all('update products set is_on_sale = 0'), addProduct($params), addReview(addCustomer($params), $params)],
        'a product is on sale', 'a product has no reviews' => [addProduct($params), []],
        'no product has this slug' => [all('delete from products where slug = ?', $params['slug'])],
        'a product has a published and a pending review' => [
            addProduct($params),
            addReview(addCustomer($params), $params),
            addReview(addCustomer(), $params, 'pending'),
        ],
        'an article is published' => [insert('articles', $params + ARTICLE, 'replace'), []],
        'the shop has content' =>
            [addProduct(), insert('articles', ARTICLE, 'replace'), insert('gallery', PICTURE), []],
        'the shop has no content yet' => [
            all('delete from products'),
            all('delete from categories'),
            all('delete from gallery'),
            all('delete from articles'),
        ],
        'a customer is registered' => [addCustomer($params), []],
        'an e-mail address is unknown' =>
            [all('delete from users where email = ?', $email), all('delete from otps where email = ?', $email)],
        'an OTP was mailed' => [
            insert('otps', ['email' => $email, 'otp_hash' => password_hash('204816', PASSWORD_DEFAULT)]),
            ['email' => $email, 'otp' => '204816', 'wrong_otp' => '000000'],
        ],
        'an e-mail address is verified' => [insert('otps', ['email' => $email] + $params), ['email' => $email]],
        'a customer is signed in' => [signIn(addCustomer($params))],
        'a signed-in customer has an address' =>
            [addProduct($params), addAddress($user = addCustomer($params), $params), signIn($user)],
        'another customer has an address' => [
            addProduct($params),
            addAddress($user = addCustomer(), $params),
            ['user_id' => $user] + signIn(addCustomer()),
        ],
        'a signed-in customer has a wishlist' => [
            insert('wishlist', ['user' => addCustomer(), 'product' => addProduct()]),
            insert('wishlist', ['user' => $user = addCustomer(), 'product' => addProduct($params)]),
            addReview(addCustomer(), $params),
            signIn($user),
        ],
        'a signed-in customer has an empty wishlist' => [addProduct($params), signIn(addCustomer())],
        'a signed-in customer has a review' =>
            [addProduct($params), addReview($user = addCustomer($params), $params), signIn($user)],
        'a signed-in customer has an order', 'an order was placed with a key' =>
            [addOrder($user = addCustomer($params), $params), signIn($user)],
        'another customer has an order' => [addOrder(addCustomer(), $params), signIn(addCustomer())],
        'a signed-in customer has paid at the provider' => [signIn($user = addCustomer()) + pay(addOrder($user))],
        'a signed-in customer has an order with a verified payment' =>
            [signIn($user = addCustomer()) + pay(addOrder($user, ['payment_status' => 'completed']))],
        'another customer has paid at the provider' => [signIn(addCustomer()) + pay(addOrder(addCustomer()))],
        default => throw new ApiError(400, "Unknown state \"$request[state]\"."),
    };
    return (object) end($steps);
};
