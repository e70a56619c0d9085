"""Gallery, articles and the contact form."""

from rest_framework import serializers
from rest_framework.generics import ListAPIView
from rest_framework.response import Response
from rest_framework.views import APIView

from .errors import FIELDS
from .fields import TextField
from .models import Article, ContactMessage, GalleryItem


class GalleryItemSerializer(serializers.ModelSerializer):
    class Meta:
        model = GalleryItem
        fields = ["image", "image_title", "image_description"]


class Gallery(ListAPIView):
    authentication_classes = permission_classes = ()
    serializer_class = GalleryItemSerializer
    queryset = GalleryItem.objects.all()


class ArticleSerializer(serializers.ModelSerializer):
    class Meta:
        model = Article
        fields = ["id", "slug", "title", "content", "created_at"]


class Blogs(ListAPIView):
    """All articles, newest first, or only the one with `slug`."""

    authentication_classes = permission_classes = ()
    serializer_class = ArticleSerializer

    def get_queryset(self):
        slug = self.request.query_params.get("slug")
        articles = Article.objects.all()
        return articles if slug is None else articles.filter(slug=slug)


class ContactSerializer(serializers.ModelSerializer):
    name = TextField(max_length=200)
    email = TextField(max_length=254)  # any text
    subject = TextField(max_length=300)
    message = TextField(max_length=10_000)

    class Meta:
        model = ContactMessage
        fields = ["name", "email", "subject", "message"]


class Contact(APIView):
    authentication_classes = permission_classes = ()
    error_body = {"POST": FIELDS}

    def post(self, request):
        form = ContactSerializer(data=request.data)
        form.is_valid(raise_exception=True)
        form.save()
        return Response({"message": "Message received"}, status=201)
