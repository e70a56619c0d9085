"""The customer's address book."""

from django.core.validators import RegexValidator
from rest_framework import serializers
from rest_framework.exceptions import NotFound
from rest_framework.generics import ListAPIView
from rest_framework.response import Response
from rest_framework.views import APIView

from .errors import FIELDS
from .fields import TextField, id_of
from .models import Address


class AddressSerializer(serializers.ModelSerializer):
    """Ignores `user` of the request and uses the customer of the token."""

    full_name = TextField(max_length=200)
    phone = TextField(
        max_length=30,
        validators=[
            RegexValidator(
                r"^(\+91[ -]?|0[ -]?)?[1-9]([ -]?[0-9]){9}\Z",
                "Please enter a valid phone number of ten digits.",
            )
        ],
    )
    address = TextField(max_length=300)
    address_line2 = TextField(max_length=300, allow_null=True, allow_blank=True, required=False)
    city = TextField(max_length=100)
    state = TextField(max_length=100)
    zip_code = TextField(
        max_length=20,
        validators=[
            RegexValidator(r"^[1-9][0-9]{5}\Z", "Please enter a valid pincode of six digits.")
        ],
    )
    gstin = TextField(
        required=False,
        allow_blank=True,
        validators=[
            RegexValidator(
                r"^[0-9]{2}[A-Z]{5}[0-9]{4}[A-Z][1-9A-Z]Z[0-9A-Z]\Z",
                "Please enter a valid GSTIN of 15 characters.",
            )
        ],
    )

    class Meta:
        model = Address
        fields = [
            "id", "user", "full_name", "phone", "address", "address_line2", "city", "state",
            "zip_code", "gstin",
        ]  # fmt: skip
        read_only_fields = ["user"]


class NewAddress(APIView):
    error_body = {"POST": FIELDS}

    def post(self, request):
        form = AddressSerializer(data=request.data)
        form.is_valid(raise_exception=True)
        form.save(user=request.user)
        return Response(form.data, status=201)


class Addresses(ListAPIView):
    serializer_class = AddressSerializer

    def get_queryset(self):
        if id_of(self.kwargs["user_id"]) != self.request.user.id:
            raise NotFound()
        return self.request.user.addresses.all()


class OneAddress(APIView):
    def delete(self, request, address_id):
        count, _ = request.user.addresses.filter(id=id_of(address_id)).delete()
        if count == 0:
            raise NotFound()
        return Response(status=204)
