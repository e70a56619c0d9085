"""The customer's wishlist."""

from django.db.models import Prefetch
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.generics import ListAPIView
from rest_framework.response import Response
from rest_framework.views import APIView

from .catalog import ProductSummarySerializer
from .fields import IdField, id_of
from .models import Product, WishlistEntry


class WishlistEntrySerializer(serializers.ModelSerializer):
    product_details = ProductSummarySerializer(source="product")

    class Meta:
        model = WishlistEntry
        fields = ["id", "product_details"]


def own_entries(user):
    products = Prefetch("product", Product.objects.rated())
    return WishlistEntry.objects.filter(user=user).prefetch_related(products)


class Wishlist(ListAPIView):
    serializer_class = WishlistEntrySerializer

    class Form(serializers.Serializer):
        product = IdField()

    def get_queryset(self):
        return own_entries(self.request.user)

    def post(self, request):
        """Adding a product again succeeds without a change."""
        form = self.Form(data=request.data)
        form.is_valid(raise_exception=True)
        product = Product.objects.on_sale().filter(id=form.validated_data["product"]).first()
        if product is None:
            raise NotFound("Product not found")
        added, _ = WishlistEntry.objects.get_or_create(user=request.user, product=product)
        entry = own_entries(request.user).get(id=added.id)
        return Response(self.get_serializer(entry).data, status=201)


class IsWishlisted(APIView):
    def get(self, request, product_id):
        found = WishlistEntry.objects.filter(user=request.user, product=id_of(product_id))
        return Response({"is_wishlisted": found.exists()})


class OneEntry(APIView):
    def delete(self, request, product_id):
        WishlistEntry.objects.filter(user=request.user, product=id_of(product_id)).delete()
        return Response(status=204)
