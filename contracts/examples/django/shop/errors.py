"""Refusals, in the body that contracts/openapi.yaml gives each operation."""

from django.http import JsonResponse
from rest_framework.exceptions import APIException, NotAuthenticated, NotFound, ParseError
from rest_framework.views import exception_handler

MESSAGE, FIELDS, ERRORS, ERROR, PAYMENT = "message", "fields", "errors", "error", "payment"


class Unprocessable(APIException):
    status_code = 422


def in_documented_body(failure, context):
    """
    Turns what Django REST framework says of a failure into the body that the operation documents:
    `refused_as` of its view, by method, or else a message. Who is not logged in and what is not there
    is always a message.
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
        kind = getattr(context["view"], "refused_as", {}).get(method, MESSAGE)
    response.data = body_of(kind, list(reasons(response.data)))
    return response


def reasons(said, field=""):
    """Each (field, reason) of what Django REST framework says, however deep; no field: ""."""
    if isinstance(said, dict):
        for name, value in said.items():
            is_field = name not in ("detail", "non_field_errors")
            yield from reasons(value, name if is_field else field)
    elif isinstance(said, list):
        for value in said:
            yield from reasons(value, field)
    else:
        yield field, str(said)


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


# What never reaches a view, as JSON too.


def bad_request(request, exception):
    return JsonResponse({"message": "The request cannot be read."}, status=400)


def not_found(request, exception):
    return JsonResponse({"message": NotFound.default_detail}, status=404)


def server_error(request):
    return JsonResponse({"message": "Something went wrong here."}, status=500)
