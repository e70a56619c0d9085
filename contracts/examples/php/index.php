<?php
// Answers every request. `php -S 127.0.0.1:8000 index.php` serves it on your machine.
require __DIR__ . '/contract.php';
require __DIR__ . '/database.php';
require __DIR__ . '/session.php';
$operations = require __DIR__ . '/operations.php';
set_error_handler(fn ($level, $text, $file, $line) => throw new ErrorException($text, 0, $level, $file, $line));
header_remove('X-Powered-By');
header('Cache-Control: no-cache');
header('Vary: Origin');
if (in_array($_SERVER['HTTP_ORIGIN'] ?? 'none', explode(',', getenv('CORS_ORIGINS') ?: ''), true)) {
    header('Access-Control-Allow-Origin: ' . $_SERVER['HTTP_ORIGIN']);
    header('Access-Control-Allow-Methods: GET, POST, DELETE');
    header('Access-Control-Allow-Headers: authorization, content-type, idempotency-key, if-none-match');
    header('Access-Control-Expose-Headers: date, etag, link, retry-after');
    header('Access-Control-Max-Age: 600');
}
$method = strtolower($_SERVER['REQUEST_METHOD']);
$path = strtok($_SERVER['REQUEST_URI'], '?');
if ($method === 'options') {
    http_response_code(204);
    return;
}
$contract = new Contract(__DIR__ . '/../../openapi.yaml'); // change this to the path in your project
$operation = null;
try {
    foreach (['TOKEN_SECRET', 'PAYMENT_KEY_ID', 'PAYMENT_KEY_SECRET'] as $name) {
        getenv($name) ?: throw new RuntimeException("Missing setting: $name");
    }
    db()->exec($method === 'get' ? 'begin' : 'begin immediate'); // an error undoes all changes of the request
    if ($path === '/_pact/states' && getenv('PACT_STATES') === '1') { // never in production: it needs no password
        $body = (require __DIR__ . '/states.php')(json_decode(file_get_contents('php://input'), true));
    } else {
        [$operation, $values] = $contract->find($method, $path);
        $handler = $operations[$operation->operationId] ?? throw new ApiError(404, 'Not found');
        $user = findUser() ?? (isset($operation->security) ? throw new ApiError(401, 'Please log in.') : null);
        $input = $contract->read($operation, $values);
        http_response_code(key((array) $operation->responses)); // the documented success
        $body = $handler($input, $user['id'] ?? null);
    }
    db()->exec('commit');
} catch (ApiError $error) {
    http_response_code($error->status);
    $body = $contract->errorBody($operation, $error);
} catch (Throwable $error) {
    error_log($error);
    http_response_code(500);
    $body = ['message' => 'Something went wrong here.'];
}
$json = json_encode($body);
$etag = '"' . md5($json) . '"';
header("ETag: $etag");
if ($method === 'get' && ($_SERVER['HTTP_IF_NONE_MATCH'] ?? '') === $etag) {
    http_response_code(304);
} elseif ($body !== null) {
    header('Content-Type: application/json');
    echo $json;
}
