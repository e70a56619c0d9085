"""
The payment provider: this much of it is needed. `ask_for_order` is where a call of its API belongs
(https://razorpay.com/docs/api/orders/create/); the id is made up here, so that the example runs alone.
"""

import hashlib
import hmac

from django.conf import settings
from django.db import transaction

from .models import Order


def ask_for_order(order):
    """With your provider: amount in paise, currency INR, the order's id as receipt; 502 on its failure."""
    return f"order_Example{order.id:08}"


def to_pay(order):
    """The order with the provider's name for it, asked for once whoever asks at the same time."""
    with transaction.atomic():
        order = Order.objects.select_for_update().get(id=order.id)
        if order.razorpay_order_id is None:
            order.razorpay_order_id = ask_for_order(order)
            order.save(update_fields=["razorpay_order_id"])
    return order


def signature_of(razorpay_order_id, razorpay_payment_id):
    text = f"{razorpay_order_id}|{razorpay_payment_id}".encode()
    return hmac.new(settings.PAYMENT_KEY_SECRET.encode(), text, hashlib.sha256).hexdigest()


def is_genuine(order, razorpay_order_id, razorpay_payment_id, razorpay_signature):
    """Reckoned over the order's own id at the provider, so that no other payment pays for it."""
    expected = signature_of(order.razorpay_order_id, razorpay_payment_id)
    return razorpay_order_id == order.razorpay_order_id and hmac.compare_digest(
        expected.encode(), razorpay_signature.encode()
    )
