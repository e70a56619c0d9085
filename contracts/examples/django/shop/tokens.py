"""Sessions: what login/ answers as token.access, and who asks with it."""

from datetime import timedelta

import jwt
from django.conf import settings
from django.utils import timezone
from rest_framework.authentication import BaseAuthentication, get_authorization_header

from .models import User

LIFETIME = timedelta(hours=24)


def access_token_for(user):
    """A JWT whose `exp` says to the storefront when the session ends."""
    claims = {"sub": str(user.id), "exp": timezone.now() + LIFETIME}
    return jwt.encode(claims, settings.SECRET_KEY, algorithm="HS256")


class TokenAuthentication(BaseAuthentication):
    """A token that is not good is none: public calls are answered, the others with 401."""

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
        return "Bearer"  # makes it a 401, where Django REST framework would answer 403
