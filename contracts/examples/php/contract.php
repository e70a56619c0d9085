<?php
// Finds operations in the OpenAPI document and checks requests against it.
use JsonSchema\Constraints\{Constraint, Factory};
use JsonSchema\{SchemaStorage, Validator};

require 'JsonSchema/autoload.php'; // with Composer: vendor/autoload.php

class ApiError extends Exception {
    /** @param array $fields lists of messages by field */
    public function __construct(public int $status, string $message, public array $fields = []) {
        parent::__construct($message);
    }
}

class Contract {
    private object $document;
    private SchemaStorage $schemas;

    public function __construct(string $file) {
        $json = json_encode(yaml_parse_file($file), JSON_UNESCAPED_SLASHES);
        $this->document = json_decode(str_replace('"#/components/', '"file://api#/components/', $json));
        $this->schemas = new SchemaStorage();
        $this->schemas->addSchema('file://api', (object) ['components' => $this->document->components]);
    }

    /** Returns the operation and the values in the path. */
    public function find(string $method, string $path): array {
        foreach ($this->document->paths as $template => $operations) {
            $pattern = preg_replace('/{(\w+)}/', '(?<$1>[^/]+)', $template);
            if (isset($operations->$method) && preg_match("~^$pattern$~D", $path, $values)) {
                return [$operations->$method, array_map(rawurldecode(...), $values)];
            }
        }
        throw new ApiError(404, 'Not found');
    }

    /** Returns the documented parameters and fields of the request. */
    public function read(object $operation, array $values): array {
        $parameters = array_column($operation->parameters ?? [], null, 'name');
        $required = array_keys(array_filter($parameters, fn ($parameter) => $parameter->required));
        $properties = (object) array_map(fn ($parameter) => $parameter->schema, $parameters);
        $schema = (object) ['required' => $required, 'properties' => $properties];
        if (isset($_SERVER['HTTP_IDEMPOTENCY_KEY'])) {
            $values['Idempotency-Key'] = $_SERVER['HTTP_IDEMPOTENCY_KEY'];
        }
        $input = $this->check((object) ($values + $_GET), $schema, Constraint::CHECK_MODE_COERCE_TYPES);
        if (!isset($operation->requestBody)) {
            return $input;
        }
        $isJson = str_starts_with($_SERVER['CONTENT_TYPE'] ?? '', 'application/json');
        $body = $isJson ? json_decode(file_get_contents('php://input')) : null;
        return $input + $this->check($body, $operation->requestBody->content->{'application/json'}->schema);
    }

    private function check(mixed $value, object $schema, int $mode = Constraint::CHECK_MODE_NORMAL): array {
        $validator = new Validator(new Factory($this->schemas));
        $validator->validate($value, $schema, $mode);
        $fields = [];
        foreach ($validator->getErrors() as ['property' => $name, 'message' => $message]) {
            $fields[$name ?: 'non_field_errors'][] = $message;
        }
        if ($fields) {
            throw new ApiError(400, key($fields) . ': ' . current($fields)[0], $fields);
        }
        $properties = $this->schemas->resolveRefSchema($schema)->properties;
        return array_intersect_key((array) $value, (array) $properties);
    }

    /** Returns the error body that the document defines for this status of the operation. */
    public function errorBody(?object $operation, ApiError $error): array {
        $message = $error->getMessage();
        $response = $operation->responses->{$error->status} ?? null;
        $name = $response->{'$ref'} ?? $response->content->{'application/json'}->schema->{'$ref'} ?? '';
        return match (basename($name)) {
            'FieldErrors' => $error->fields,
            'RegistrationErrors' => $error->fields ?: ['message' => $message],
            'ErrorText' => ['error' => $message],
            'ErrorList' => ['errors' => [$message]],
            'PaymentRefused' => ['status' => 'failed', 'message' => $message],
            default => ['message' => $message],
        };
    }
}
