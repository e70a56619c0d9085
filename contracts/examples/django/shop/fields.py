"""
Fields of several operations. Unlike those of Django REST framework they do not convert between numbers
and strings.
"""

from django.conf import settings
from rest_framework import serializers

REQUIRED = "This field is required."


class TextField(serializers.CharField):
    default_error_messages = {"blank": REQUIRED, "null": REQUIRED}

    def to_internal_value(self, data):
        if not isinstance(data, str):
            self.fail("invalid")
        return super().to_internal_value(data)


class WholeNumberField(serializers.IntegerField):
    def to_internal_value(self, data):
        if type(data) is not int:
            self.fail("invalid")
        return data


class IdField(WholeNumberField):
    """Integer that JavaScript can represent."""

    def __init__(self):
        super().__init__(min_value=1, max_value=2**53 - 1)


def id_of(text):
    """Returns the id in a path. Answers 400 for an invalid one."""
    is_short = text.isascii() and text.isdigit() and len(text) < 17
    return IdField().run_validation(int(text) if is_short else text)


class PictureField(serializers.CharField):
    """URL of a picture, from its file name."""

    def to_representation(self, name):
        return self.context["request"].build_absolute_uri(settings.PICTURES_URL + name)
