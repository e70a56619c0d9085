"""Product reviews."""

from django.db import IntegrityError, transaction
from rest_framework import serializers
from rest_framework.generics import ListAPIView
from rest_framework.permissions import IsAuthenticatedOrReadOnly
from rest_framework.response import Response

from .errors import ERRORS
from .fields import IdField, TextField, WholeNumberField, id_of
from .models import OrderItem, Product, Review


class ReviewSerializer(serializers.ModelSerializer):
    product_title = serializers.CharField(source="product.title")
    user_name = serializers.CharField(source="user.name")

    class Meta:
        model = Review
        fields = [
            "id", "product", "product_title", "user_name", "rating", "review_text", "status",
            "created_at",
        ]  # fmt: skip


class NewReviewSerializer(serializers.Serializer):
    product = IdField()
    rating = WholeNumberField(min_value=1, max_value=5)
    review_text = TextField(max_length=5000, allow_blank=True, trim_whitespace=False)


class Reviews(ListAPIView):
    permission_classes = [IsAuthenticatedOrReadOnly]
    error_body = {"POST": ERRORS}
    serializer_class = ReviewSerializer

    def get_queryset(self):
        product = id_of(self.request.query_params.get("product_id", ""))
        published = Review.objects.filter(product=product, status="published")
        return published.select_related("product", "user")

    def post(self, request):
        form = NewReviewSerializer(data=request.data)
        form.is_valid(raise_exception=True)
        data = form.validated_data
        product = Product.objects.on_sale().filter(id=data["product"]).first()
        if product is None:
            raise serializers.ValidationError("This product is not on sale.")
        was_delivered = OrderItem.objects.filter(
            product=product, order__user=request.user, order__delivery_status="delivered"
        ).exists()
        try:
            with transaction.atomic():
                review = Review.objects.create(
                    user=request.user,
                    product=product,
                    rating=data["rating"],
                    review_text=data["review_text"],
                    status="published" if was_delivered else "pending",
                )
        except IntegrityError:
            raise serializers.ValidationError("You have already reviewed this product.")
        return Response(ReviewSerializer(review).data, status=201)


class OwnReviews(ListAPIView):
    serializer_class = ReviewSerializer

    def get_queryset(self):
        own = Review.objects.filter(user=self.request.user)
        return own.select_related("product", "user")
