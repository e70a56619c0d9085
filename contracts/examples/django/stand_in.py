"""Runs provider_states.py without Django: reads requests as JSON lines, answers JSON lines.

It stands in for the few names that the example imports, so that a test can hold the example against
contracts/provider-states.md wherever Python is installed.
"""

import json
import sys
from types import ModuleType, SimpleNamespace


class Rows(list):
    def update(self, **fields):
        for row in self:
            row.__dict__.update(fields)

    def exclude(self, **fields):
        differs = lambda row: any(getattr(row, name, None) != fields[name] for name in fields)
        return Rows(row for row in self if differs(row))

    def delete(self):
        for row in self:
            type(row).objects.rows.remove(row)


class Manager:
    def __init__(self, model):
        self.model, self.rows, self.last_id = model, [], 0

    def create(self, **fields):
        self.last_id += 1
        row = self.model()
        row.__dict__.update({"id": self.last_id, **fields})
        self.rows.append(row)
        return row

    def all(self):
        return Rows(self.rows)

    def filter(self, **wanted):
        fits = lambda row: all(getattr(row, name, None) == wanted[name] for name in wanted)
        return Rows(row for row in self.rows if fits(row))

    def get_or_create(self, defaults=None, **wanted):
        found = self.filter(**wanted)
        return (found[0], False) if found else (self.create(**{**wanted, **(defaults or {})}), True)

    def update_or_create(self, defaults=None, **wanted):
        row, created = self.get_or_create(defaults, **wanted)
        row.__dict__.update(defaults or {})
        return row, created


def model(name):
    made = type(name, (), {"save": lambda self: None, "set_password": lambda self, text: None})
    made.objects = Manager(made)
    return made


MODELS = (
    "Address Article Category GalleryItem Order OrderItem OtpMail Product Review User "
    "VerifiedEmail WishlistEntry"
).split()


def module(name, **contents):
    made = ModuleType(name)
    made.__dict__.update(contents)
    sys.modules[name] = made


def plain(*_args):
    return lambda view: view


module("django")
module("django.conf", settings=SimpleNamespace(PAYMENT_KEY_SECRET="secret"))
module("rest_framework")
module(
    "rest_framework.decorators",
    api_view=plain,
    authentication_classes=plain,
    permission_classes=plain,
)
module(
    "rest_framework.response",
    Response=lambda data, status=200: {"status": status, "data": data},
)
module("shop")
module("shop.models", **{name: model(name) for name in MODELS})
module("shop.tokens", access_token_for=lambda user: f"head.{user.id}.signature")

from provider_states import provider_states  # noqa: E402

for line in sys.stdin:
    print(json.dumps(provider_states(SimpleNamespace(data=json.loads(line)))))
