<?php
// Session tokens: JWTs, signed with TOKEN_SECRET.
function base64url(string $bytes): string {
    return rtrim(strtr(base64_encode($bytes), '+/', '-_'), '=');
}

function sign(string $text): string {
    return base64url(hash_hmac('sha256', $text, getenv('TOKEN_SECRET'), true));
}

/** The storefront reads the end of the session from `exp`. */
function tokenFor(int $user): string {
    $payload = json_encode(['sub' => $user, 'exp' => time() + 86_400]);
    $unsigned = base64url('{"alg":"HS256","typ":"JWT"}') . '.' . base64url($payload);
    return "$unsigned." . sign($unsigned);
}

function findUser(): ?array {
    preg_match('/^Bearer (\S+\.(\S+))\.(\S+)$/', $_SERVER['HTTP_AUTHORIZATION'] ?? '', $match);
    [, $unsigned, $payload, $signature] = $match ?: ['', '', '', ''];
    $isGenuine = hash_equals(sign($unsigned), $signature);
    $session = $isGenuine ? json_decode(base64_decode(strtr($payload, '-_', '+/'))) : null;
    return $session?->exp > time() ? one('select * from users where id = ?', $session->sub) : null;
}
