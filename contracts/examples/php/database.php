<?php
function db(): PDO {
    static $db;
    if (!$db) {
        $db = new PDO('sqlite:' . (getenv('DATABASE_PATH') ?: __DIR__ . '/shop.sqlite3'));
        $db->setAttribute(PDO::ATTR_DEFAULT_FETCH_MODE, PDO::FETCH_ASSOC);
        $db->exec(file_get_contents(__DIR__ . '/schema.sql'));
    }
    return $db;
}

function all(string $sql, mixed ...$values): array {
    $statement = db()->prepare($sql);
    $statement->execute($values);
    return $statement->fetchAll();
}

/** Returns the first row or null. */
function one(string $sql, mixed ...$values): ?array {
    return all($sql, ...$values)[0] ?? null;
}

/** Inserts the values that have a column. The verb `replace` deletes a row with the same id or unique value. */
function insert(string $table, array $row, string $verb = 'insert'): ?array {
    $row = array_intersect_key($row, array_column(all("pragma table_info($table)"), null, 'name'));
    [$names, $marks] = [implode(', ', array_keys($row)), implode(', ', array_fill(0, count($row), '?'))];
    return one("$verb into $table ($names) values ($marks) returning *", ...array_values($row));
}
