<?php
// The operations of openapi.yaml. $input has the checked parameters and fields, $user is the customer's id.
function product(array $row): array {
    return ['isBest' => (bool) $row['isBest']] + $row;
}

function productOnSale(int $id, int $status): array {
    $product = one('select * from products where id = ? and is_on_sale', $id);
    return $product ?? throw new ApiError($status, 'Product not found');
}

function wishlist(int $user, ?int $product = null): array {
    $sql = 'select wishlist.id as entry, catalog.* from wishlist join catalog on catalog.id = product
            where user = ? and product = coalesce(?, product) order by entry desc';
    $rows = all($sql, $user, $product);
    return array_map(fn ($row) => ['id' => $row['entry'], 'product_details' => product($row)], $rows);
}

function reviews(string $condition, int $value): array {
    $fields = 'reviews.id, product, title as product_title, name as user_name, rating, review_text, status, created_at';
    $tables = 'reviews join products on products.id = product join users on users.id = user';
    return all("select $fields from $tables where $condition order by created_at desc, reviews.id desc", $value);
}

function orders(int $user, ?int $id = null): array {
    $sql = 'select * from orders where user = ? and id = coalesce(?, id) order by order_date desc, id desc';
    return array_map(fn ($order) => [
        'address_details' => json_decode($order['address_details']),
        ...($order['payment_status'] === 'completed' ? [] : ['razorpay_key' => getenv('PAYMENT_KEY_ID')]),
        'delivery_status_display' => ucfirst($order['delivery_status']),
        'items' => all('select * from order_items where order_id = ?', $order['id']),
    ] + $order, all($sql, $user, $id));
}

function ownOrder(int $user, int $id): array {
    return orders($user, $id)[0] ?? throw new ApiError(404, 'Order not found');
}

function cartOf(array $input): string {
    $items = array_map(fn ($item) => [$item->product, $item->quantity], $input['items']);
    return json_encode([$input['address'], $items]);
}

/** Uses the prices of the database. $columns are further values of the order. */
function placeOrder(int $user, array $input, array $columns): array {
    $address = one('select * from addresses where id = ? and user = ?', $input['address'], $user);
    $order = insert('orders', $columns + [
        'user' => $user,
        'cart' => cartOf($input),
        'address_details' => json_encode($address ?? throw new ApiError(404, 'Address not found')),
        'razorpay_order_id' => uniqid('order_'), // create the order at your payment provider here
    ]);
    foreach ($input['items'] as $item) {
        ['title' => $name, 'image1' => $image, 'price' => $price] = productOnSale($item->product, 404);
        $line = ['order_id' => $order['id'], 'product' => $item->product, 'quantity' => $item->quantity];
        insert('order_items', $line + ['product_name' => $name, 'product_image' => $image, 'product_price' => $price]);
    }
    $sum = 'select round(sum(item_total), 2) from order_items where order_id = orders.id';
    return one("update orders set total_amount = ($sum) where id = ? returning *", $order['id']);
}

function signatureOf(string $orderId, string $paymentId): string {
    return hash_hmac('sha256', "$orderId|$paymentId", getenv('PAYMENT_KEY_SECRET'));
}

return [
    'listProducts' => fn () => array_map(product(...), all('select * from catalog where is_on_sale order by id')),
    'getProduct' => function ($input) { // order pages send the id
        $sql = 'select * from catalog where is_on_sale and (slug = ? or id = ?)';
        return product(one($sql, $input['slug'], $input['slug']) ?? throw new ApiError(404, 'Product not found'));
    },
    'listCategories' => fn () => all('select * from categories order by id'),
    'listGallery' => fn () => all('select * from gallery order by id'),
    'listBlogs' => function ($input) {
        $sql = 'select * from articles where slug = coalesce(?, slug) order by created_at desc, id desc';
        return all($sql, $input['slug'] ?? null);
    },
    'sendContactMessage' => fn ($input) => ['message' => 'Message received'] + insert('messages', $input),

    'sendOtp' => function ($input) { // the same response with and without an account
        $otp = sprintf('%06d', random_int(0, 999_999));
        insert('otps', $input + ['otp_hash' => password_hash($otp, PASSWORD_DEFAULT)], 'replace');
        error_log("To {$input['email']}: Your one-time password is $otp."); // replace this with your mailer
        return ['message' => 'OTP sent successfully'];
    },
    'verifyOtp' => function ($input) {
        $sql = 'update otps set guesses = guesses + 1 where email = ? and changed_at > unixepoch() - 600 returning *';
        $otp = one($sql, $input['email']);
        if (!$otp || $otp['guesses'] > 5 || !password_verify($input['otp'], $otp['otp_hash'])) {
            http_response_code(400); // an exception would undo the count of guesses
            return ['error' => 'This OTP is not valid.'];
        }
        $sql = "update otps set otp_hash = '', proof_secret = ?, changed_at = unixepoch() where email = ?";
        all($sql, $input['proof_secret'] ?? null, $input['email']);
        return ['message' => 'OTP verified successfully'];
    },
    'register' => function ($input) {
        $input['password'] === $input['confirm_password']
            ?: throw new ApiError(400, '', ['confirm_password' => ['Passwords do not match.']]);
        $isVerified = 'email = ? and proof_secret = ? and changed_at > unixepoch() - 1800';
        one("delete from otps where $isVerified returning *", $input['email'], $input['proof_secret'] ?? null)
            ?? throw new ApiError(400, 'Please verify your e-mail address first.');
        $hash = password_hash($input['password'], PASSWORD_ARGON2ID);
        insert('users', $input + ['password_hash' => $hash], 'insert or ignore')
            ?? throw new ApiError(400, '', ['email' => ['An account with this e-mail already exists.']]);
        return ['message' => 'Registration successful'];
    },
    'login' => function ($input) {
        $user = one('select * from users where email = ?', $input['email']);
        $hash = $user['password_hash'] ?? password_hash('', PASSWORD_ARGON2ID); // as slow for an unknown address
        if (!password_verify($input['password'], $hash) || !$user) {
            throw new ApiError(401, 'Invalid e-mail or password.');
        }
        return ['token' => ['access' => tokenFor($user['id'])], 'msg' => 'Login successful'];
    },
    'getProfile' => fn ($input, $user) => array_diff_key(findUser(), ['password_hash' => '']),

    'listAddresses' => fn ($input, $user) => $user === $input['userId']
        ? all('select * from addresses where user = ? order by id', $user)
        : throw new ApiError(404, 'Not found'),
    'createAddress' => fn ($input, $user) => insert('addresses', ['user' => $user] + $input),
    'deleteAddress' => function ($input, $user) {
        one('delete from addresses where id = ? and user = ? returning id', $input['id'], $user)
            ?? throw new ApiError(404, 'Not found');
    },

    'listOrders' => fn ($input, $user) => orders($user),
    'getOrder' => fn ($input, $user) => ownOrder($user, $input['id']),
    'createOrder' => function ($input, $user) {
        $key = $input['Idempotency-Key'] ?? null;
        $order = one('select * from orders where user = ? and idempotency_key = ?', $user, $key)
            ?? placeOrder($user, $input, ['idempotency_key' => $key]);
        $order['cart'] === cartOf($input) ?: throw new ApiError(422, 'This key belongs to another cart.');
        $amount = (int) round($order['total_amount'] * 100);
        return ['key' => getenv('PAYMENT_KEY_ID'), 'razorpay_amount' => $amount] + $order;
    },
    'verifyPayment' => function ($input, $user) {
        $order = ownOrder($user, $input['id']);
        // The stored id, so that the payment of another order fails.
        $expected = signatureOf($order['razorpay_order_id'], $input['razorpay_payment_id']);
        hash_equals($expected, $input['razorpay_signature'])
            ?: throw new ApiError(400, 'Payment verification failed');
        all("update orders set payment_status = 'completed' where id = ?", $order['id']);
        return ['status' => 'success', 'message' => 'Payment verified'];
    },

    'listReviews' => fn ($input) => reviews("status = 'published' and product = ?", $input['product_id']),
    'listUserReviews' => fn ($input, $user) => reviews('user = ?', $user),
    'createReview' => function ($input, $user) {
        $product = productOnSale($input['product'], 400)['id'];
        $sql = "select 1 from order_items join orders on orders.id = order_id
                where delivery_status = 'delivered' and user = ? and product = ?";
        $status = one($sql, $user, $product) ? 'published' : 'pending';
        $review = insert('reviews', ['user' => $user, 'status' => $status] + $input, 'insert or ignore')
            ?? throw new ApiError(400, 'You have already reviewed this product.');
        return reviews('reviews.id = ?', $review['id'])[0];
    },

    'listWishlist' => fn ($input, $user) => wishlist($user),
    'addToWishlist' => function ($input, $user) {
        $product = productOnSale($input['product'], 404)['id'];
        insert('wishlist', ['user' => $user, 'product' => $product], 'insert or ignore');
        return wishlist($user, $product)[0];
    },
    'checkWishlist' => fn ($input, $user) => ['is_wishlisted' => wishlist($user, $input['productId']) !== []],
    'removeFromWishlist' => function ($input, $user) {
        all('delete from wishlist where user = ? and product = ?', $user, $input['productId']);
    },
];
