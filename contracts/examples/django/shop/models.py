"""Tables. Columns have the names of the API's fields where possible."""

from django.contrib.auth.base_user import AbstractBaseUser, BaseUserManager
from django.db import models
from django.db.models import Avg, Count, Q


class User(AbstractBaseUser):
    email = models.CharField(max_length=254, unique=True)
    name = models.CharField(max_length=200)
    contact = models.CharField(max_length=30, null=True)
    address = models.CharField(max_length=300, null=True)
    city = models.CharField(max_length=100, null=True)
    state = models.CharField(max_length=100, null=True)
    postalcode = models.CharField(max_length=20, null=True)

    USERNAME_FIELD = "email"
    objects = BaseUserManager()


class Otp(models.Model):
    """Mailed one-time password."""

    email = models.CharField(max_length=254, unique=True)
    digest = models.CharField(max_length=64)
    guesses = models.IntegerField(default=0)
    created_at = models.DateTimeField()


class VerifiedEmail(models.Model):
    """Verified e-mail address, with the secret of the client."""

    email = models.CharField(max_length=254, unique=True)
    proof_secret = models.CharField(max_length=100)
    created_at = models.DateTimeField(auto_now=True)


class Category(models.Model):
    category_name = models.CharField(max_length=200, unique=True)


class ProductQuerySet(models.QuerySet):
    def rated(self):
        published = Q(reviews__status="published")
        return self.select_related("category").annotate(
            average_rating=Avg("reviews__rating", filter=published),
            review_count=Count("reviews", filter=published),
        )

    def on_sale(self):
        return self.filter(is_on_sale=True)


class Product(models.Model):
    slug = models.CharField(max_length=200, unique=True)
    title = models.CharField(max_length=200)
    category = models.ForeignKey(Category, models.PROTECT)
    material = models.CharField(max_length=100)
    short_desc = models.TextField()
    long_desc = models.TextField()
    keywords = models.TextField()
    price = models.DecimalField(max_digits=10, decimal_places=2)
    max_price = models.DecimalField(max_digits=10, decimal_places=2)
    is_best = models.BooleanField(default=False)
    is_on_sale = models.BooleanField(default=True)
    # File names.
    image1 = models.CharField(max_length=200, null=True)
    image2 = models.CharField(max_length=200, null=True)
    image3 = models.CharField(max_length=200, null=True)
    image4 = models.CharField(max_length=200, null=True)
    image5 = models.CharField(max_length=200, null=True)
    bullet_one = models.CharField(max_length=200, null=True)
    bullet_two = models.CharField(max_length=200, null=True)
    bullet_three = models.CharField(max_length=200, null=True)
    bullet_four = models.CharField(max_length=200, null=True)
    bullet_five = models.CharField(max_length=200, null=True)

    objects = ProductQuerySet.as_manager()

    class Meta:
        ordering = ["id"]


class GalleryItem(models.Model):
    image = models.CharField(max_length=300, unique=True)
    image_title = models.CharField(max_length=200)
    image_description = models.TextField()

    class Meta:
        ordering = ["id"]


class Article(models.Model):
    slug = models.CharField(max_length=200, unique=True)
    title = models.CharField(max_length=200)
    content = models.TextField()
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at", "-id"]


class ContactMessage(models.Model):
    name = models.CharField(max_length=200)
    email = models.CharField(max_length=254)
    subject = models.CharField(max_length=300)
    message = models.TextField()
    created_at = models.DateTimeField(auto_now_add=True)


class Address(models.Model):
    user = models.ForeignKey(User, models.CASCADE, related_name="addresses")
    full_name = models.CharField(max_length=200)
    phone = models.CharField(max_length=30)
    address = models.CharField(max_length=300)
    address_line2 = models.CharField(max_length=300, null=True)
    city = models.CharField(max_length=100)
    state = models.CharField(max_length=100)
    zip_code = models.CharField(max_length=20)
    gstin = models.CharField(max_length=15, default="")

    class Meta:
        ordering = ["id"]


class Order(models.Model):
    user = models.ForeignKey(User, models.CASCADE, related_name="orders")
    order_date = models.DateTimeField(auto_now_add=True)
    total_amount = models.DecimalField(max_digits=12, decimal_places=2)
    delivery_status = models.CharField(
        max_length=20,
        default="pending",
        choices=[("pending", "Pending"), ("delivered", "Delivered")],
    )
    payment_status = models.CharField(max_length=20, default="pending")
    # A copy, which later changes of the address do not affect.
    address_details = models.JSONField()
    razorpay_order_id = models.CharField(max_length=100, unique=True, null=True)
    # Idempotency key and hash of its cart.
    idempotency_key = models.CharField(max_length=255, null=True)
    body_digest = models.CharField(max_length=64)

    class Meta:
        ordering = ["-order_date", "-id"]
        constraints = [
            models.UniqueConstraint(fields=["user", "idempotency_key"], name="one_attempt_one_order")
        ]


class OrderItem(models.Model):
    """Line of an order, with name, picture and price at the time of the order."""

    order = models.ForeignKey(Order, models.CASCADE, related_name="items")
    product = models.ForeignKey(Product, models.PROTECT)
    product_name = models.CharField(max_length=200)
    product_image = models.CharField(max_length=200, null=True)
    product_price = models.DecimalField(max_digits=10, decimal_places=2)
    quantity = models.IntegerField()

    @property
    def item_total(self):
        return self.product_price * self.quantity

    class Meta:
        ordering = ["id"]


class Review(models.Model):
    user = models.ForeignKey(User, models.CASCADE)
    product = models.ForeignKey(Product, models.CASCADE, related_name="reviews")
    rating = models.IntegerField()
    review_text = models.TextField()
    status = models.CharField(max_length=20)
    created_at = models.DateTimeField(auto_now_add=True)

    class Meta:
        ordering = ["-created_at", "-id"]
        constraints = [
            models.UniqueConstraint(fields=["user", "product"], name="one_review_of_a_product")
        ]


class WishlistEntry(models.Model):
    user = models.ForeignKey(User, models.CASCADE)
    product = models.ForeignKey(Product, models.CASCADE)

    class Meta:
        ordering = ["-id"]
        constraints = [models.UniqueConstraint(fields=["user", "product"], name="wished_once")]
