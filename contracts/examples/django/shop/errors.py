"""Errors, with the body that contracts/openapi.yaml defines for each operation."""

from django.http import JsonResponse
from rest_framework.exceptions import APIException, NotAuthenticated, NotFound, ParseError
from rest_framework.views import exception_handler

MESSAGE, FIELDS, ERRORS, ERROR, PAYMENT = "message", "fields", "errors", "error", "payment"


class Unprocessable(APIException):
    status_code = 422


def in_documented_body(failure, context):
    """
    Converts an exception to the documented body: `error_body` of the view, by method, or a message.
    Statuses 401 and 404 always have a message.
    """
    if isinstance(failure, RecursionError):
        failure = ParseError("The body is nested too deeply.")
    if isinstance(failure, NotAuthenticated):
        failure.detail = "Please log in."
    response = exception_handler(failure, context)
    if response is None:
        return None
    kind = MESSAGE
    if response.status_code in (400, 415, 422, 429):
        method = context["request"].method
        kind = getattr(context["view"], "error_body", {}).get(method, MESSAGE)
    response.data = body_of(kind, list(reasons(response.data)))
    return response


def reasons(detail, field=""):
    """Yields (field, reason) of nested error details. The field is "" for general errors."""
    if isinstance(detail, dict):
        for name, value in detail.items():
            is_field = name not in ("detail", "non_field_errors")
            yield from reasons(value, name if is_field else field)
    elif isinstance(detail, list):
        for value in detail:
            yield from reasons(value, field)
    else:
        yield field, str(detail)


def body_of(kind, found):
    texts = [f"{field}: {reason}" if field else reason for field, reason in found]
    if kind == ERRORS:
        return {"errors": texts}
    if kind == ERROR:
        return {"error": found[0][1]}
    if kind == PAYMENT:
        return {"status": "failed", "message": texts[0]}
    if kind == FIELDS:
        by_field = {}
        for field, reason in found:
            by_field.setdefault(field or "non_field_errors", []).append(reason)
        return by_field
    return {"message": texts[0]}


# Errors outside of views, as JSON.


def bad_request(request, exception):
    return JsonResponse({"message": "The request cannot be read."}, status=400)


def not_found(request, exception):
    return JsonResponse({"message": NotFound.default_detail}, status=404)


def server_error(request):
    return JsonResponse({"message": "Something went wrong here."}, status=500)
