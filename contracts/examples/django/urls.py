"""Paths of contracts/openapi.yaml. All but one end with a slash."""

from django.conf import settings
from django.urls import include, path

from shop import addresses, catalog, content, identity, orders, reviews, wishlist

handler400 = "shop.errors.bad_request"
handler404 = "shop.errors.not_found"
handler500 = "shop.errors.server_error"

user_api = [
    path("products/", catalog.Products.as_view()),
    path("products/<slug>/", catalog.OneProduct.as_view()),
    path("uploadCategory/", catalog.Categories.as_view()),
    path("gallery/", content.Gallery.as_view()),
    path("blogs/", content.Blogs.as_view()),
    path("contact/", content.Contact.as_view()),
    path("send-otp/", identity.SendOtp.as_view()),
    path("verify-otp/", identity.VerifyOtp.as_view()),
    path("register/", identity.Register.as_view()),
    path("login/", identity.Login.as_view()),
    path("profile/", identity.Profile.as_view()),
    path("addresses/", addresses.NewAddress.as_view()),
    path("addresses/<user_id>/", addresses.Addresses.as_view()),
    path("addresses/delete/<address_id>/", addresses.OneAddress.as_view()),
    path("orders/", orders.Orders.as_view()),
    path("orders/<order_id>/", orders.OneOrder.as_view()),
    path("orders/<order_id>/verify_payment/", orders.VerifyPayment.as_view()),
    path("reviews/", reviews.Reviews.as_view()),
    path("user-reviews/", reviews.OwnReviews.as_view()),
    path("wishlist/", wishlist.Wishlist.as_view()),
    path("wishlist/<product_id>", wishlist.IsWishlisted.as_view()),
    path("wishlist/<product_id>/", wishlist.OneEntry.as_view()),
]
urlpatterns = [path("api/user/", include(user_api))]

if settings.PACT_STATES:
    from provider_states import provider_states

    urlpatterns += [path("_pact/states", provider_states)]
