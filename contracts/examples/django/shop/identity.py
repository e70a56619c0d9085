"""One-time passwords, registration, login and the profile."""

import secrets
from datetime import timedelta
from hmac import compare_digest

from django.contrib.auth import authenticate, password_validation
from django.core.exceptions import ValidationError as WeakPassword
from django.core.mail import send_mail
from django.core.validators import EmailValidator, RegexValidator
from django.db import IntegrityError, transaction
from django.db.models import F
from django.utils import timezone
from django.utils.crypto import salted_hmac
from rest_framework import serializers
from rest_framework.generics import RetrieveAPIView
from rest_framework.response import Response
from rest_framework.views import APIView

from .errors import ERROR, ERRORS, FIELDS
from .fields import TextField
from .models import Otp, User, VerifiedEmail
from .tokens import access_token_for

OTP_LIFETIME = timedelta(minutes=10)
OTP_GUESSES = 5
PROOF_LIFETIME = timedelta(minutes=30)


class EmailField(TextField):
    """Lower case, so that each address has one account."""

    def __init__(self):
        is_email = EmailValidator("Please enter a valid e-mail address.")
        super().__init__(max_length=254, validators=[is_email])

    def to_internal_value(self, data):
        return super().to_internal_value(data).lower()


class ProofSecretField(TextField):
    def __init__(self):
        is_secret = RegexValidator(r"^[A-Za-z0-9_-]{16,100}\Z")
        super().__init__(required=False, validators=[is_secret])


def digest_of(otp):
    return salted_hmac("otp", otp).hexdigest()


class SendOtp(APIView):
    """Same response with and without an account."""

    authentication_classes = permission_classes = ()
    error_body = {"POST": ERROR}

    class Form(serializers.Serializer):
        email = EmailField()

    def post(self, request):
        form = self.Form(data=request.data)
        form.is_valid(raise_exception=True)
        email, otp = form.validated_data["email"], f"{secrets.randbelow(10**6):06}"
        fresh = {"digest": digest_of(otp), "guesses": 0, "created_at": timezone.now()}
        Otp.objects.update_or_create(email=email, defaults=fresh)
        send_mail("Your code", f"Your one-time password is {otp}.", None, [email])
        return Response({"message": "OTP sent successfully"})


class VerifyOtp(APIView):
    """Six digits, valid for ten minutes, five guesses, one use."""

    authentication_classes = permission_classes = ()
    error_body = {"POST": ERROR}

    class Form(serializers.Serializer):
        email = EmailField()
        otp = TextField(
            trim_whitespace=False,
            validators=[RegexValidator(r"^[0-9]{6}\Z", "Please enter a valid OTP.")],
        )
        proof_secret = ProofSecretField()

    def post(self, request):
        form = self.Form(data=request.data)
        form.is_valid(raise_exception=True)
        email, otp = form.validated_data["email"], form.validated_data["otp"]
        # Counts before the check, so that parallel guesses count.
        good = Otp.objects.filter(
            email=email, guesses__lt=OTP_GUESSES, created_at__gt=timezone.now() - OTP_LIFETIME
        )
        mailed = good.first() if good.update(guesses=F("guesses") + 1) else None
        if mailed is None or not compare_digest(mailed.digest, digest_of(otp)):
            return Response({"error": "This OTP is not valid."}, status=400)
        # Only one of several parallel requests can delete the row.
        taken, _ = Otp.objects.filter(id=mailed.id, digest=mailed.digest).delete()
        if not taken:
            return Response({"error": "This OTP is not valid."}, status=400)
        secret = form.validated_data.get("proof_secret")
        if secret:
            VerifiedEmail.objects.update_or_create(email=email, defaults={"proof_secret": secret})
        return Response({"message": "OTP verified successfully"})


class Register(APIView):
    """Requires the proof_secret of verify-otp/."""

    authentication_classes = permission_classes = ()
    error_body = {"POST": FIELDS}

    class Form(serializers.Serializer):
        name = TextField(max_length=200)
        email = EmailField()
        contact = TextField(max_length=30, allow_blank=True)
        password = TextField(max_length=256, trim_whitespace=False)
        confirm_password = TextField(max_length=256, trim_whitespace=False)
        proof_secret = ProofSecretField()

        def validate_password(self, password):
            try:
                password_validation.validate_password(password)
            except WeakPassword as weak:
                raise serializers.ValidationError(weak.messages)
            return password

        def validate(self, form):
            if form["password"] != form["confirm_password"]:
                raise serializers.ValidationError({"confirm_password": "Passwords do not match."})
            return form

    def post(self, request):
        form = self.Form(data=request.data)
        form.is_valid(raise_exception=True)
        data = form.validated_data
        proof = VerifiedEmail.objects.filter(
            email=data["email"],
            proof_secret=data.get("proof_secret", ""),
            created_at__gt=timezone.now() - PROOF_LIFETIME,
        )
        user = User(email=data["email"], name=data["name"], contact=data["contact"])
        user.set_password(data["password"])
        try:
            with transaction.atomic():
                if not proof.delete()[0]:
                    return Response({"message": "Please verify your e-mail address first."}, 400)
                user.save()
        except IntegrityError:
            taken = "An account with this e-mail already exists."
            return Response({"email": [taken]}, status=400)
        return Response({"message": "Registration successful"}, status=201)


class Login(APIView):
    """Same response for an unknown address and a wrong password."""

    authentication_classes = permission_classes = ()
    error_body = {"POST": ERRORS}

    class Form(serializers.Serializer):
        email = TextField(max_length=254)
        password = TextField(max_length=256, trim_whitespace=False)

    def post(self, request):
        form = self.Form(data=request.data)
        form.is_valid(raise_exception=True)
        email, password = form.validated_data["email"].lower(), form.validated_data["password"]
        user = authenticate(request, username=email, password=password)
        if user is None:
            return Response({"errors": ["Invalid e-mail or password."]}, status=401)
        return Response({"token": {"access": access_token_for(user)}, "msg": "Login successful"})


class UserSerializer(serializers.ModelSerializer):
    class Meta:
        model = User
        fields = ["id", "name", "email", "contact", "address", "state", "city", "postalcode"]


class Profile(RetrieveAPIView):
    serializer_class = UserSerializer

    def get_object(self):
        return self.request.user
