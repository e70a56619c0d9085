"""Session tokens: creates the token.access of login/ and finds its customer."""

from datetime import timedelta

import jwt
from django.conf import settings
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication, get_authorization_header

from .models import User

LIFETIME = timedelta(hours=24)


def access_token_for(user):
    """Returns a JWT. The storefront reads the end of the session from `exp`."""
    claims = {"sub": str(user.id), "exp": timezone.now() + LIFETIME}
    return jwt.encode(claims, settings.SECRET_KEY, algorithm="HS256")


class TokenAuthentication(BaseAuthentication):
    """Ignores an invalid token: public operations succeed, others answer 401."""

    def authenticate(self, request):
        try:
            scheme, token = get_authorization_header(request).decode().split()
            claims = jwt.decode(
                token, settings.SECRET_KEY, algorithms=["HS256"], options={"require": ["exp", "sub"]}
            )
            if scheme.lower() == "bearer":
                return User.objects.get(id=claims["sub"]), token
        except (ValueError, jwt.InvalidTokenError, User.DoesNotExist):
            pass
        return None

    def authenticate_header(self, request):
        return "Bearer"  # without it Django REST framework answers 403 instead of 401
