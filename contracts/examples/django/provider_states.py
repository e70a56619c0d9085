"""Provider states of contracts/provider-states.md, enabled by PACT_STATES.

To reuse it, replace the models of ``shop.models`` with yours. Each state creates a new customer, so that
states are independent.
"""

import uuid

from django.utils import timezone
from rest_framework.decorators import api_view, authentication_classes, permission_classes
from rest_framework.response import Response

from shop.addresses import AddressSerializer
from shop.identity import digest_of as otp_digest
from shop.models import (
    Address,
    Article,
    Category,
    GalleryItem,
    Order,
    OrderItem,
    Otp,
    Product,
    Review,
    User,
    VerifiedEmail,
    WishlistEntry,
)
from shop.orders import add_lines
from shop.orders import digest_of as cart_digest
from shop.payment import signature_of
from shop.tokens import access_token_for

STATES = {}


@api_view(["POST"])
@authentication_classes([])
@permission_classes([])
def provider_states(request):
    name = request.data.get("state") or ""
    if not name or request.data.get("action") == "teardown":
        return Response({})
    if name not in STATES:
        return Response({"message": f'Unknown state "{name}".'}, status=400)
    return Response(STATES[name](**request.data.get("params", {})) or {})


def state(name):
    def register(handler):
        STATES[name] = handler
        return handler

    return register


# Helpers ---------------------------------------------------------------------


PROFILE = ("contact", "address", "city", "state", "postalcode")
ADDRESS = ("full_name", "phone", "address", "address_line2", "city", "state", "zip_code")
ARTICLE = ("title", "content")
ORDER = ("delivery_status", "payment_status", "razorpay_order_id")
NUMBERS = ("one", "two", "three", "four", "five")
BULLETS = tuple(f"bullet_{number}" for number in NUMBERS)
PICTURES = tuple(f"image{at}" for at in range(1, 6))
PRODUCT = ("title", "short_desc", "long_desc", "material", "keywords", *BULLETS, *PICTURES)


def pick(params, names):
    """Parameters, fields of the API and columns have the same names."""
    return {name: params[name] for name in names if name in params}


def customer(name="Asha Rao", email=None, password="a long pass phrase", **profile):
    email = email or f"state-{uuid.uuid4()}@example.com"
    user, _ = User.objects.update_or_create(email=email, defaults={"name": name, **profile})
    user.set_password(password)
    user.save()
    return user


def signed_in(user, **values):
    return {"user_id": user.id, "token": access_token_for(user), **values}


def product(product_id=None, slug=None, price=549, max_price=799, isBest=True, **params):
    """Creates a product. Another product with the same slug gets a new slug."""
    category, _ = Category.objects.get_or_create(
        category_name=params.get("category_name", "Bird Spikes")
    )
    slug = slug or (f"state-{product_id}" if product_id else "state-product")
    if product_id:
        Product.objects.filter(slug=slug).exclude(id=product_id).update(
            slug=f"state-{uuid.uuid4()}"
        )
    found, _ = Product.objects.update_or_create(
        **({"id": product_id} if product_id else {"slug": slug}),
        defaults={
            "slug": slug,
            "title": "Steel Bird Spikes 1 m",
            "category": category,
            "material": "Stainless Steel",
            "short_desc": "Three rows of spring steel.",
            "long_desc": "A strip for ledges.",
            "keywords": "bird spikes",
            "price": price,
            "max_price": max_price,
            "is_best": isBest,
            "is_on_sale": True,
            # Pictures are file names.
            **pick(params, PRODUCT),
        },
    )
    return found


def article(slug="why-pigeons-come-back", **params):
    content = "<h1>Why pigeons come back</h1><p>A ledge is remembered.</p>"
    defaults = {"title": "Why pigeons come back", "content": content, **params}
    return Article.objects.update_or_create(slug=slug, defaults=defaults)[0]


def address(user, address_id=None, **params):
    values = {
        "user": user,
        "full_name": "Asha Rao",
        "phone": "98765 43210",
        "address": "14 Temple Street",
        "city": "Mysuru",
        "state": "Karnataka",
        "zip_code": "570001",
        **pick(params, ADDRESS),
    }
    if address_id is None:
        return Address.objects.create(**values)
    return Address.objects.update_or_create(id=address_id, defaults=values)[0]


def order(user, bought=None, to=None, quantity=2, order_id=None, **values):
    """Creates an order. `values` are columns that differ from the default."""
    bought, to = bought or product(), to or address(user)
    values = {
        "user": user,
        "total_amount": bought.price * quantity,
        "address_details": AddressSerializer(to).data,
        "body_digest": cart_digest(
            {"address": to.id, "items": [{"product": bought.id, "quantity": quantity}]}
        ),
        "delivery_status": "pending",
        "payment_status": "pending",
        "razorpay_order_id": f"order_{uuid.uuid4().hex[:14]}",
        **values,
    }
    if order_id is None:
        placed = Order.objects.create(**values)
    else:
        placed, _ = Order.objects.update_or_create(id=order_id, defaults=values)
        placed.items.all().delete()
    add_lines(placed, [(bought, quantity)])
    return placed


def review(user, of, rating=5, review_text="No pigeons since Diwali.", status="published"):
    return Review.objects.create(
        user=user, product=of, rating=rating, review_text=review_text, status=status
    )


def only_review(of, rating, review_text, name):
    Review.objects.filter(product=of).delete()
    return review(customer(name), of, rating, review_text)


def paid(placed):
    """Returns the proof that the provider sends to the payment widget."""
    payment_id = "pay_Sandbox00000001"
    return {
        "order_id": placed.id,
        "razorpay_order_id": placed.razorpay_order_id,
        "razorpay_payment_id": payment_id,
        "razorpay_signature": signature_of(placed.razorpay_order_id, payment_id),
    }


# Catalogue and content ---------------------------------------------------------------------------


@state("products are on sale")
def products_on_sale():
    product()
    Product.objects.all().update(is_on_sale=True)


@state("no products are on sale")
def no_products_on_sale():
    Product.objects.all().update(is_on_sale=False)


@state("one product is on sale")
def one_product_on_sale(rating=5, review_text="", name="Asha Rao", **wanted):
    Product.objects.all().update(is_on_sale=False)
    only_review(product(**wanted), rating, review_text, name)


@state("a product is on sale")
def product_on_sale(**wanted):
    product(**wanted)


@state("no product has this slug")
def no_such_product(slug):
    Product.objects.filter(slug=slug).update(is_on_sale=False)


@state("a product has a published and a pending review")
def reviewed_product(rating, review_text, name, **wanted):
    found = product(**wanted)
    only_review(found, rating, review_text, name)
    review(customer(), found, rating=1, status="pending")  # omit it if you do not moderate reviews


@state("a product has no reviews")
def unreviewed_product(**wanted):
    Review.objects.filter(product=product(**wanted)).delete()


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
    # Verification uses a temporary database. Later states create their own rows.
    for model in (WishlistEntry, Review, OrderItem, Product, Category, GalleryItem, Article):
        model.objects.all().delete()


@state("an article is published")
def published_article(slug, **params):
    article(slug, **pick(params, ARTICLE))


# Identity ----------------------------------------------------------------------------------------


@state("a customer is registered")
def registered(email, password):
    customer(email=email, password=password)
    Otp.objects.filter(email=email).delete()  # resets the rate limit


@state("an e-mail address is unknown")
def unknown_address(email):
    User.objects.filter(email=email).delete()
    Otp.objects.filter(email=email).delete()
    VerifiedEmail.objects.filter(email=email).delete()


@state("an OTP was mailed")
def otp_mailed():
    email = f"state-{uuid.uuid4()}@example.com"
    Otp.objects.create(email=email, digest=otp_digest("204816"), created_at=timezone.now())
    return {"email": email, "otp": "204816", "wrong_otp": "000000"}


@state("an e-mail address is verified")
def verified(proof_secret=""):
    email = f"state-{uuid.uuid4()}@example.com"
    VerifiedEmail.objects.create(email=email, proof_secret=proof_secret)
    return {"email": email}


@state("a customer is signed in")
def customer_signed_in(name, **params):
    return signed_in(customer(name, **pick(params, PROFILE)))


# Data of a customer ----------------------------------------------------------------------


@state("a signed-in customer has an address")
def own_address(address_id, name, **params):
    user = customer(name)
    address(user, address_id, **params)
    product(**params)
    return signed_in(user)


@state("another customer has an address")
def others_address(address_id, name, **params):
    other = customer(name)
    address(other, address_id, **params)
    product(**params)
    # Token of one customer, user and address of another.
    return {**signed_in(customer()), "user_id": other.id}


@state("a signed-in customer has a wishlist")
def with_wishlist(rating=None, review_text="", name="Asha Rao", **wanted):
    user = customer(name)
    WishlistEntry.objects.create(user=customer(), product=product())
    found = product(**wanted)
    if rating:
        only_review(found, rating, review_text, name)
    WishlistEntry.objects.create(user=user, product=found)
    return signed_in(user)


@state("a signed-in customer has an empty wishlist")
def empty_wishlist(**wanted):
    product(**wanted)
    return signed_in(customer())


@state("a signed-in customer has a review")
def own_review(rating, review_text, name, **wanted):
    user = customer(name)
    review(user, product(**wanted), rating, review_text)
    return signed_in(user)


# Orders and payment ------------------------------------------------------------------------------


@state("a signed-in customer has an order")
def own_order(order_id, quantity, name, **params):
    user = customer(name)
    to = address(user, **params)
    order(user, product(**params), to, quantity, order_id, **pick(params, ORDER))
    return signed_in(user)


@state("another customer has an order")
def others_order(order_id, quantity, name, **params):
    order(customer(name), product(**params), None, quantity, order_id)
    return signed_in(customer())


@state("an order was placed with a key")
def order_with_key(key, address_id, quantity, razorpay_order_id, name, **params):
    user = customer(name)
    Order.objects.filter(razorpay_order_id=razorpay_order_id).delete()
    names = {"idempotency_key": key, "razorpay_order_id": razorpay_order_id}
    order(user, product(**params), address(user, address_id, **params), quantity, **names)
    return signed_in(user)


@state("a signed-in customer has paid at the provider")
def own_payment():
    user = customer()
    placed = order(user)
    return signed_in(user, **paid(placed))


@state("a signed-in customer has an order with a verified payment")
def verified_payment():
    user = customer()
    placed = order(user, payment_status="completed")
    return signed_in(user, **paid(placed))


@state("another customer has paid at the provider")
def others_payment():
    placed = order(customer())
    return signed_in(customer(), **paid(placed))
