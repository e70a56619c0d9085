"""
The required parts of a payment provider. Call your provider in `create_provider_order`
(https://razorpay.com/docs/api/orders/create/). The example returns a fake id, so it needs no account.
"""

import hashlib
import hmac

from django.conf import settings
from django.db import transaction

from .models import Order


def create_provider_order(order):
    """Send the amount in paise, currency INR and the order's id as receipt. Answer 502 when it fails."""
    return f"order_Example{order.id:08}"


def with_provider_order(order):
    """Returns the order with its id at the provider. Creates that once, also for parallel requests."""
    with transaction.atomic():
        order = Order.objects.select_for_update().get(id=order.id)
        if order.razorpay_order_id is None:
            order.razorpay_order_id = create_provider_order(order)
            order.save(update_fields=["razorpay_order_id"])
    return order


def signature_of(razorpay_order_id, razorpay_payment_id):
    text = f"{razorpay_order_id}|{razorpay_payment_id}".encode()
    return hmac.new(settings.PAYMENT_KEY_SECRET.encode(), text, hashlib.sha256).hexdigest()


def is_genuine(order, razorpay_order_id, razorpay_payment_id, razorpay_signature):
    """Uses the stored provider id, so that the proof of another order fails."""
    expected = signature_of(order.razorpay_order_id, razorpay_payment_id)
    return razorpay_order_id == order.razorpay_order_id and hmac.compare_digest(
        expected.encode(), razorpay_signature.encode()
    )
