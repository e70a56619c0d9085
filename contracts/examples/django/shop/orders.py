"""Orders and payments. Uses the prices of the database, not those of the request."""

import hashlib
import json

from django.conf import settings
from django.db import IntegrityError, transaction
from rest_framework import serializers
from rest_framework.exceptions import NotFound, ValidationError
from rest_framework.generics import ListAPIView
from rest_framework.response import Response
from rest_framework.views import APIView

from . import payment
from .addresses import AddressSerializer
from .errors import PAYMENT, Unprocessable
from .fields import IdField, PictureField, TextField, WholeNumberField, id_of
from .models import Order, OrderItem, Product


class OrderItemSerializer(serializers.ModelSerializer):
    product_image = PictureField()
    item_total = serializers.DecimalField(max_digits=12, decimal_places=2)

    class Meta:
        model = OrderItem
        fields = [
            "id", "product", "product_name", "product_image", "product_price", "quantity",
            "item_total",
        ]  # fmt: skip


class OrderSerializer(serializers.ModelSerializer):
    items = OrderItemSerializer(many=True)
    delivery_status_display = serializers.CharField(source="get_delivery_status_display")
    razorpay_order_id = serializers.CharField(default="")

    class Meta:
        model = Order
        fields = [
            "id", "order_date", "total_amount", "delivery_status", "delivery_status_display",
            "payment_status", "razorpay_order_id", "items", "address_details",
        ]  # fmt: skip

    def to_representation(self, order):
        is_paid = order.payment_status == "completed"
        key = {} if is_paid else {"razorpay_key": settings.PAYMENT_KEY_ID}
        return {**super().to_representation(order), **key}


def own_order(request, order_id):
    """Answers 404 for orders of other customers."""
    order = request.user.orders.filter(id=id_of(order_id)).first()
    if order is None:
        raise NotFound("Order not found")
    return order


class LineSerializer(serializers.Serializer):
    product = IdField()
    quantity = WholeNumberField(min_value=1, max_value=1000)


class NewOrderSerializer(serializers.Serializer):
    address = IdField()
    items = LineSerializer(many=True, allow_empty=False)

    def validate_items(self, items):
        if len(items) > 100:
            raise serializers.ValidationError("At most 100 lines are allowed.")
        return items


class Orders(ListAPIView):
    serializer_class = OrderSerializer

    def get_queryset(self):
        return self.request.user.orders.prefetch_related("items")

    def post(self, request):
        form = NewOrderSerializer(data=request.data)
        form.is_valid(raise_exception=True)
        key = request.headers.get("Idempotency-Key")
        if key is not None and not 1 <= len(key) <= 255:
            raise ValidationError({"Idempotency-Key": "Must have 1 to 255 characters."})
        order = payment.with_provider_order(place(request.user, form.validated_data, key))
        answer = {
            "id": order.id,
            "key": settings.PAYMENT_KEY_ID,
            "razorpay_amount": int(order.total_amount * 100),
            "razorpay_order_id": order.razorpay_order_id,
        }
        return Response(answer, status=201)


def digest_of(cart):
    """Returns a hash of the cart, to detect another cart with the same key."""
    text = json.dumps(cart, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()


def place(user, cart, key=None):
    """Returns the order of an idempotency key, and creates it at first."""
    digest = digest_of(cart)
    attempts = user.orders.filter(idempotency_key=key) if key else Order.objects.none()
    order = attempts.first() or create_order(user, cart, key, digest)
    order = order or attempts.get()  # a parallel request has used the key
    if order.body_digest != digest:
        raise Unprocessable("This key belongs to another cart.")
    return order


def create_order(user, cart, key, digest):
    """Creates an order in a transaction. Returns None if the key already has one."""
    address = user.addresses.filter(id=cart["address"]).first()
    if address is None:
        raise NotFound("Address not found")
    wanted = {line["product"] for line in cart["items"]}
    products = Product.objects.on_sale().in_bulk(wanted)
    if len(products) < len(wanted):
        raise NotFound("Product not found")
    lines = [(products[line["product"]], line["quantity"]) for line in cart["items"]]
    try:
        with transaction.atomic():
            order = Order.objects.create(
                user=user,
                total_amount=sum(product.price * quantity for product, quantity in lines),
                address_details=AddressSerializer(address).data,
                idempotency_key=key,
                body_digest=digest,
            )
            add_lines(order, lines)
    except IntegrityError:
        if key is None:
            raise
        return None
    return order


def add_lines(order, lines):
    OrderItem.objects.bulk_create(
        OrderItem(
            order=order,
            product=product,
            product_name=product.title,
            product_image=product.image1,
            product_price=product.price,
            quantity=quantity,
        )
        for product, quantity in lines
    )


class OneOrder(APIView):
    def get(self, request, order_id):
        order = own_order(request, order_id)
        return Response(OrderSerializer(order, context={"request": request}).data)


class VerifyPayment(APIView):
    error_body = {"POST": PAYMENT}

    class Form(serializers.Serializer):
        razorpay_payment_id = TextField(max_length=100)
        razorpay_order_id = TextField(max_length=100)
        razorpay_signature = TextField(max_length=200)

    def post(self, request, order_id):
        order = own_order(request, order_id)
        form = self.Form(data=request.data)
        form.is_valid(raise_exception=True)
        if not payment.is_genuine(order, **form.validated_data):
            raise ValidationError("Payment verification failed")
        Order.objects.filter(id=order.id).update(payment_status="completed")
        return Response({"status": "success", "message": "Payment verified"})
