"""Provider states of contracts/provider-states.md for Django REST framework: an example.

Take it over into your project, put your own models in the place of those of ``shop.models``, and
route it where no production settings reach::

    if settings.PACT_STATES:
        urlpatterns += [path("_pact/states", provider_states)]

Every customer is a new one, so that no state sees what another has left behind.
"""

import hashlib
import hmac
import uuid

from django.conf import settings
from rest_framework.decorators import api_view, authentication_classes, permission_classes
from rest_framework.response import Response

from shop.models import (
    Address,
    Article,
    Category,
    GalleryItem,
    Order,
    OrderItem,
    OtpMail,
    Product,
    Review,
    User,
    VerifiedEmail,
    WishlistEntry,
)
from shop.tokens import access_token_for  # what login/ answers as token.access

STATES = {}


@api_view(["POST"])
@authentication_classes([])
@permission_classes([])
def provider_states(request):
    name = request.data.get("state") or ""
    if not name or request.data.get("action") == "teardown":
        return Response({})
    if name not in STATES:
        return Response({"message": f'There is no state "{name}".'}, status=400)
    return Response(STATES[name](**request.data.get("params", {})) or {})


def state(name):
    def register(bring):
        STATES[name] = bring
        return bring

    return register


# What the states are made of ---------------------------------------------------------------------


def customer(name="Asha Rao", email=None, password="a long pass phrase"):
    email = email or f"state-{uuid.uuid4()}@example.com"
    user, _ = User.objects.update_or_create(email=email, defaults={"name": name})
    user.set_password(password)
    user.save()
    return user


def signed_in(user, **values):
    return {"user_id": user.id, "token": access_token_for(user), **values}


def product(slug=None):
    category, _ = Category.objects.get_or_create(category_name="Bird Spikes")
    found, _ = Product.objects.update_or_create(
        slug=slug or "state-product",
        defaults={
            "title": "Steel Bird Spikes 1 m",
            "category": category,
            "material": "Stainless Steel",
            "short_desc": "Three rows of spring steel.",
            "long_desc": "A strip for ledges.",
            "keywords": "bird spikes",
            "price": 549,
            "max_price": 799,
            "is_best": True,
            "is_on_sale": True,
            "bullet_one": "Grade 304 steel",
            "bullet_two": "1 m strip",
            "bullet_three": "Humane",
            "bullet_four": "No tools",
            "bullet_five": "Lasts ten monsoons",
        },
    )
    return found


def article(slug="why-pigeons-come-back"):
    content = "<h1>Why pigeons come back</h1><p>A ledge is remembered.</p>"
    return Article.objects.get_or_create(
        slug=slug, defaults={"title": "Why pigeons come back", "content": content}
    )[0]


def address(user):
    return Address.objects.create(
        user=user,
        full_name="Asha Rao",
        phone="98765 43210",
        address="14 Temple Street",
        city="Mysuru",
        state="Karnataka",
        zip_code="570001",
    )


def order(user, delivery_status="pending", payment_status="pending", key=None):
    bought, to = product(), address(user)
    placed = Order.objects.create(
        user=user,
        address=to,
        total_amount=bought.price * 2,
        delivery_status=delivery_status,
        payment_status=payment_status,
        razorpay_order_id=f"order_{uuid.uuid4().hex[:14]}",
        idempotency_key=key,
    )
    OrderItem.objects.create(order=placed, product=bought, price=bought.price, quantity=2)
    return placed, bought, to


def review(user, of):
    return Review.objects.create(
        user=user, product=of, rating=5, review_text="No pigeons since Diwali.", status="published"
    )


def paid(placed):
    """The proof that the payment provider hands to the widget: signed over `order|payment`."""
    payment_id = "pay_Sandbox00000001"
    text = f"{placed.razorpay_order_id}|{payment_id}".encode()
    secret = settings.PAYMENT_KEY_SECRET.encode()
    return {
        "order_id": placed.id,
        "razorpay_order_id": placed.razorpay_order_id,
        "razorpay_payment_id": payment_id,
        "razorpay_signature": hmac.new(secret, text, hashlib.sha256).hexdigest(),
    }


# Catalogue and content ---------------------------------------------------------------------------


@state("products are on sale")
def products_on_sale():
    product()
    Product.objects.all().update(is_on_sale=True)


@state("no products are on sale")
def no_products_on_sale():
    Product.objects.all().update(is_on_sale=False)


@state("a product is on sale")
def product_on_sale(slug):
    product(slug)


@state("no product has this slug")
def no_such_product(slug):
    Product.objects.filter(slug=slug).update(is_on_sale=False)


@state("a product has a published review")
def reviewed_product():
    found = product()
    review(customer(), found)
    return {"product_id": found.id}


@state("a product has no reviews")
def unreviewed_product():
    return {"product_id": product(f"state-{uuid.uuid4()}").id}


@state("the shop has content")
def with_content():
    product()
    article()
    GalleryItem.objects.get_or_create(
        image="https://cdn.example.com/ledge.jpg",
        defaults={"image_title": "Office ledge", "image_description": "Steel spikes on a ledge."},
    )


@state("the shop has no content yet")
def without_content():
    # In the throw-away database of a verification run; the next states make what they need.
    for model in (WishlistEntry, Review, OrderItem, Product, Category, GalleryItem, Article):
        model.objects.all().delete()


@state("an article is published")
def published_article(slug):
    article(slug)


# Identity ----------------------------------------------------------------------------------------


@state("a customer is registered")
def registered(email, password):
    customer(email=email, password=password)
    OtpMail.objects.filter(email=email).delete()  # no waiting time is left from earlier requests


@state("an e-mail address is unknown")
def unknown_address(email):
    User.objects.filter(email=email).delete()
    OtpMail.objects.filter(email=email).delete()
    VerifiedEmail.objects.filter(email=email).delete()


@state("an OTP was mailed")
def otp_mailed():
    email = f"state-{uuid.uuid4()}@example.com"
    OtpMail.objects.create(email=email, otp="204816")
    return {"email": email, "otp": "204816", "wrong_otp": "000000"}


@state("an e-mail address is verified")
def verified():
    email = f"state-{uuid.uuid4()}@example.com"
    VerifiedEmail.objects.create(email=email)
    return {"email": email}


@state("a customer is signed in")
def customer_signed_in(name):
    return signed_in(customer(name))


# What belongs to a customer ----------------------------------------------------------------------


@state("a signed-in customer has an address")
def own_address():
    user = customer()
    return signed_in(user, address_id=address(user).id, product_id=product().id)


@state("another customer has an address")
def others_address():
    other = customer()
    values = {"address_id": address(other).id, "product_id": product().id}
    # The token is that of the customer who asks; the ids are the other's.
    return {**signed_in(customer()), "user_id": other.id, **values}


@state("a signed-in customer has a wishlist")
def with_wishlist():
    user, wanted = customer(), product()
    WishlistEntry.objects.create(user=user, product=wanted)
    return signed_in(user, product_id=wanted.id)


@state("a signed-in customer has an empty wishlist")
def empty_wishlist():
    return signed_in(customer(), product_id=product().id)


@state("a signed-in customer has a review")
def own_review():
    user, of = customer(), product()
    review(user, of)
    return signed_in(user, product_id=of.id)


# Orders and payment ------------------------------------------------------------------------------


@state("a signed-in customer has an order")
def own_order(delivery_status, payment_status):
    user = customer()
    placed, bought, _ = order(user, delivery_status, payment_status)
    return signed_in(user, order_id=placed.id, product_id=bought.id)


@state("another customer has an order")
def others_order():
    placed, _, _ = order(customer())
    return signed_in(customer(), order_id=placed.id)


@state("an order of two pieces was placed with a key")
def order_with_key(key):
    user = customer()
    placed, bought, to = order(user, key=key)
    return signed_in(user, order_id=placed.id, product_id=bought.id, address_id=to.id)


@state("a signed-in customer has paid at the provider")
def own_payment():
    user = customer()
    placed, _, _ = order(user)
    return signed_in(user, **paid(placed))


@state("a signed-in customer has an order with a verified payment")
def verified_payment():
    user = customer()
    placed, _, _ = order(user, payment_status="completed")
    return signed_in(user, **paid(placed))


@state("another customer has paid at the provider")
def others_payment():
    placed, _, _ = order(customer())
    return signed_in(customer(), **paid(placed))
