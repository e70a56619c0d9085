"""Products and categories."""

from django.db.models import Q
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.generics import ListAPIView, RetrieveAPIView

from .fields import PictureField, id_of
from .models import Category, Product


class ProductSummarySerializer(serializers.ModelSerializer):
    """Fields of a product in lists."""

    category_name = serializers.CharField(source="category.category_name")
    average_rating = serializers.SerializerMethodField()
    review_count = serializers.IntegerField()
    isBest = serializers.BooleanField(source="is_best")
    image1 = PictureField()

    class Meta:
        model = Product
        fields = [
            "id", "slug", "title", "image1", "short_desc", "long_desc", "price", "max_price",
            "category_name", "material", "average_rating", "review_count", "isBest",
        ]  # fmt: skip

    def get_average_rating(self, product):
        average = product.average_rating
        return None if average is None else f"{average:.1f}"


class ProductSerializer(ProductSummarySerializer):
    """Fields of a product on its page."""

    image2 = PictureField()
    image3 = PictureField()
    image4 = PictureField()
    image5 = PictureField()

    class Meta:
        model = Product
        fields = ProductSummarySerializer.Meta.fields + [
            "keywords", "image2", "image3", "image4", "image5",
            "bullet_one", "bullet_two", "bullet_three", "bullet_four", "bullet_five",
        ]  # fmt: skip


class Products(ListAPIView):
    authentication_classes = permission_classes = ()
    serializer_class = ProductSummarySerializer

    def get_queryset(self):
        return Product.objects.on_sale().rated()


class OneProduct(RetrieveAPIView):
    """Accepts a slug, or an id from order pages."""

    authentication_classes = permission_classes = ()
    serializer_class = ProductSerializer

    def get_object(self):
        slug = self.kwargs["slug"]
        try:
            wanted = Q(slug=slug) | Q(id=id_of(slug))
        except serializers.ValidationError:
            wanted = Q(slug=slug)
        product = Product.objects.on_sale().rated().filter(wanted).first()
        if product is None:
            raise NotFound("Product not found")
        return product


class CategorySerializer(serializers.ModelSerializer):
    class Meta:
        model = Category
        fields = ["id", "category_name"]


class Categories(ListAPIView):
    authentication_classes = permission_classes = ()
    serializer_class = CategorySerializer
    queryset = Category.objects.order_by("id")
