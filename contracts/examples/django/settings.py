"""Settings of Django, with values from the environment."""

import os
from pathlib import Path


def listed(name, otherwise=""):
    return [entry for entry in os.environ.get(name, otherwise).split(",") if entry]


DEBUG = False
SECRET_KEY = os.environ["SECRET_KEY"]  # also signs session tokens
ALLOWED_HOSTS = listed("ALLOWED_HOSTS", "localhost,127.0.0.1")
ROOT_URLCONF = "urls"
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "corsheaders",
    "rest_framework",
    "shop",
]
MIDDLEWARE = [
    "corsheaders.middleware.CorsMiddleware",
    "django.middleware.http.ConditionalGetMiddleware",  # ETag and status 304
]
# A redirect to the path with a slash would lose the body of a POST.
APPEND_SLASH = False

DATABASES = {
    "default": {
        "ENGINE": "sqlite_immediate",
        "NAME": os.environ.get("DATABASE_PATH", Path(__file__).parent / "shop.sqlite3"),
        "OPTIONS": {"timeout": 20},
    }
}
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
AUTH_USER_MODEL = "shop.User"
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator"},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
]
TIME_ZONE = "UTC"
USE_TZ = True
EMAIL_BACKEND = "django.core.mail.backends.console.EmailBackend"
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "handlers": {"console": {"class": "logging.StreamHandler"}},
    "root": {"handlers": ["console"], "level": "WARNING"},
}

REST_FRAMEWORK = {
    "DEFAULT_AUTHENTICATION_CLASSES": ["shop.tokens.TokenAuthentication"],
    "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
    "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
    "EXCEPTION_HANDLER": "shop.errors.in_documented_body",
    "COERCE_DECIMAL_TO_STRING": False,  # prices are numbers
}

# Origin of the storefront, such as https://shop.example.
CORS_ALLOWED_ORIGINS = listed("CORS_ORIGINS")
CORS_ALLOW_HEADERS = ["authorization", "content-type", "idempotency-key", "if-none-match"]
CORS_EXPOSE_HEADERS = ["Date", "ETag", "Link", "Retry-After"]

# URL of the folder of image1 to image5.
PICTURES_URL = os.environ.get("PICTURES_URL", "/pictures/products/")
PAYMENT_KEY_ID = os.environ["PAYMENT_KEY_ID"]
PAYMENT_KEY_SECRET = os.environ["PAYMENT_KEY_SECRET"]
# Never in production: provider states need no password.
PACT_STATES = os.environ.get("PACT_STATES") == "1"
