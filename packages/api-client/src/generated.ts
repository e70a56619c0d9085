import { baseApi as api } from "./client";
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
      query: () => ({ url: `/api/user/products/` }),
    }),
    getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
      query: (queryArg) => ({
        url: `/api/user/products/${encodeURIComponent(String(queryArg.slug))}/`,
      }),
    }),
    listCategories: build.query<
      ListCategoriesApiResponse,
      ListCategoriesApiArg
    >({
      query: () => ({ url: `/api/user/uploadCategory/` }),
    }),
    listGallery: build.query<ListGalleryApiResponse, ListGalleryApiArg>({
      query: () => ({ url: `/api/user/gallery/` }),
    }),
    sendContactMessage: build.mutation<
      SendContactMessageApiResponse,
      SendContactMessageApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/contact/`,
        method: "POST",
        body: queryArg.contactMessage,
      }),
    }),
    getMyData: build.query<GetMyDataApiResponse, GetMyDataApiArg>({
      query: () => ({ url: `/api/user/my-data/` }),
    }),
    createDataRequest: build.mutation<
      CreateDataRequestApiResponse,
      CreateDataRequestApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/data-requests/`,
        method: "POST",
        body: queryArg.dataRequest,
      }),
    }),
    listBlogs: build.query<ListBlogsApiResponse, ListBlogsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/blogs/`,
        params: {
          slug: queryArg.slug,
        },
      }),
    }),
    getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
      query: () => ({ url: `/api/user/profile/` }),
    }),
    updateProfile: build.mutation<
      UpdateProfileApiResponse,
      UpdateProfileApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/profile/`,
        method: "PATCH",
        body: queryArg.body,
      }),
    }),
    changePassword: build.mutation<
      ChangePasswordApiResponse,
      ChangePasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/change-password/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    sendOtp: build.mutation<SendOtpApiResponse, SendOtpApiArg>({
      query: (queryArg) => ({
        url: `/api/user/send-otp/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    verifyOtp: build.mutation<VerifyOtpApiResponse, VerifyOtpApiArg>({
      query: (queryArg) => ({
        url: `/api/user/verify-otp/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    register: build.mutation<RegisterApiResponse, RegisterApiArg>({
      query: (queryArg) => ({
        url: `/api/user/register/`,
        method: "POST",
        body: queryArg.registration,
      }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/user/login/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/user/logout/`, method: "POST" }),
    }),
    getCapabilities: build.query<
      GetCapabilitiesApiResponse,
      GetCapabilitiesApiArg
    >({
      query: () => ({ url: `/api/user/capabilities/` }),
    }),
    checkPassword: build.mutation<
      CheckPasswordApiResponse,
      CheckPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/check-password/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    sendResetCode: build.mutation<
      SendResetCodeApiResponse,
      SendResetCodeApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/send-reset-code/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    resetPassword: build.mutation<
      ResetPasswordApiResponse,
      ResetPasswordApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/reset-password/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    listAddresses: build.query<ListAddressesApiResponse, ListAddressesApiArg>({
      query: (queryArg) => ({
        url: `/api/user/addresses/${encodeURIComponent(String(queryArg.userId))}/`,
      }),
    }),
    createAddress: build.mutation<
      CreateAddressApiResponse,
      CreateAddressApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/addresses/`,
        method: "POST",
        body: queryArg.newAddress,
      }),
    }),
    deleteAddress: build.mutation<
      DeleteAddressApiResponse,
      DeleteAddressApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/addresses/delete/${encodeURIComponent(String(queryArg.id))}/`,
        method: "DELETE",
      }),
    }),
    listOrders: build.query<ListOrdersApiResponse, ListOrdersApiArg>({
      query: () => ({ url: `/api/user/orders/` }),
    }),
    createOrder: build.mutation<CreateOrderApiResponse, CreateOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/user/orders/`,
        method: "POST",
        body: queryArg.newOrder,
        headers: {
          "Idempotency-Key": queryArg["Idempotency-Key"],
        },
      }),
    }),
    getOrder: build.query<GetOrderApiResponse, GetOrderApiArg>({
      query: (queryArg) => ({
        url: `/api/user/orders/${encodeURIComponent(String(queryArg.id))}/`,
      }),
    }),
    verifyPayment: build.mutation<
      VerifyPaymentApiResponse,
      VerifyPaymentApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/orders/${encodeURIComponent(String(queryArg.id))}/verify_payment/`,
        method: "POST",
        body: queryArg.paymentProof,
      }),
    }),
    listReviews: build.query<ListReviewsApiResponse, ListReviewsApiArg>({
      query: (queryArg) => ({
        url: `/api/user/reviews/`,
        params: {
          product_id: queryArg.productId,
        },
      }),
    }),
    createReview: build.mutation<CreateReviewApiResponse, CreateReviewApiArg>({
      query: (queryArg) => ({
        url: `/api/user/reviews/`,
        method: "POST",
        body: queryArg.newReview,
      }),
    }),
    listUserReviews: build.query<
      ListUserReviewsApiResponse,
      ListUserReviewsApiArg
    >({
      query: () => ({ url: `/api/user/user-reviews/` }),
    }),
    checkWishlist: build.query<CheckWishlistApiResponse, CheckWishlistApiArg>({
      query: (queryArg) => ({
        url: `/api/user/wishlist/${encodeURIComponent(String(queryArg.productId))}`,
      }),
    }),
    removeFromWishlist: build.mutation<
      RemoveFromWishlistApiResponse,
      RemoveFromWishlistApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/wishlist/${encodeURIComponent(String(queryArg.productId))}/`,
        method: "DELETE",
      }),
    }),
    listWishlist: build.query<ListWishlistApiResponse, ListWishlistApiArg>({
      query: () => ({ url: `/api/user/wishlist/` }),
    }),
    addToWishlist: build.mutation<
      AddToWishlistApiResponse,
      AddToWishlistApiArg
    >({
      query: (queryArg) => ({
        url: `/api/user/wishlist/`,
        method: "POST",
        body: queryArg.body,
      }),
    }),
    lookupPincode: build.query<LookupPincodeApiResponse, LookupPincodeApiArg>({
      query: (queryArg) => ({
        url: `/pincode/${encodeURIComponent(String(queryArg.pin))}`,
      }),
    }),
    getPageMetadata: build.query<
      GetPageMetadataApiResponse,
      GetPageMetadataApiArg
    >({
      query: () => ({ url: `/seo-json/seo.json` }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListProductsApiResponse =
  /** status 200 All products on sale, in display order. */ ProductSummary[];
export type ListProductsApiArg = void;
export type GetProductApiResponse = /** status 200 The product. */ Product;
export type GetProductApiArg = {
  /** A slug, or a product id. */
  slug: string;
};
export type ListCategoriesApiResponse =
  /** status 200 Categories in display order. */ Category[];
export type ListCategoriesApiArg = void;
export type ListGalleryApiResponse =
  /** status 200 Gallery items in display order. */ GalleryItem[];
export type ListGalleryApiArg = void;
export type SendContactMessageApiResponse =
  /** status 201 Stored. */ ContactReceipt;
export type SendContactMessageApiArg = {
  contactMessage: ContactMessage;
};
export type GetMyDataApiResponse =
  /** status 200 The customer's data; not to be cached. */ MyData;
export type GetMyDataApiArg = void;
export type CreateDataRequestApiResponse =
  /** status 201 Stored. */ DataRequestReceipt;
export type CreateDataRequestApiArg = {
  dataRequest: DataRequest;
};
export type ListBlogsApiResponse = /** status 200 Articles. */ Blog[];
export type ListBlogsApiArg = {
  /** The slug of an article. */
  slug?: string;
};
export type GetProfileApiResponse =
  /** status 200 The customer's record. The storefront keeps all of it and reads the name. */ User;
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse =
  /** status 200 The changed record. */ User;
export type UpdateProfileApiArg = {
  body: {
    /** The customer's full name. */
    name: string;
    /** The telephone number; may be empty. */
    contact: string;
  };
};
export type ChangePasswordApiResponse =
  /** status 200 The password is changed. */ Login;
export type ChangePasswordApiArg = {
  body: {
    /** The password of the account. */
    current_password: string;
    /** The new password. */
    password: NewPassword;
  };
};
export type SendOtpApiResponse =
  /** status 200 The mail will be sent. */ Message;
export type SendOtpApiArg = {
  body: {
    /** The address that receives the code. */
    email: Email;
  };
};
export type VerifyOtpApiResponse =
  /** status 200 The address is verified; registration is open for 30 minutes. */ Message;
export type VerifyOtpApiArg = {
  body: {
    /** The address that received the code. */
    email: Email;
    /** The six digits from the mail. */
    otp: string;
    /** The same secret is needed to register the address. */
    proof_secret?: ProofSecret;
  };
};
export type RegisterApiResponse = /** status 201 Created. */ Message;
export type RegisterApiArg = {
  registration: Registration;
};
export type LoginApiResponse = /** status 200 Signed in. */ Login;
export type LoginApiArg = {
  body: {
    /** The e-mail address of the account. */
    email: string;
    /** The password of the account. */
    password: string;
  };
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetCapabilitiesApiResponse =
  /** status 200 The optional operations that this backend has. */ {
    /** Their operationIds. The storefront ignores unknown ones. */
    operations: string[];
  };
export type GetCapabilitiesApiArg = void;
export type CheckPasswordApiResponse = unknown;
export type CheckPasswordApiArg = {
  body: {
    /** The address of the account; the password must differ from it. */
    email: Email;
    /** The new password. */
    password: NewPassword;
  };
};
export type SendResetCodeApiResponse =
  /** status 200 The mail will be sent. */ Message;
export type SendResetCodeApiArg = {
  body: {
    /** The address of the account. */
    email: Email;
  };
};
export type ResetPasswordApiResponse =
  /** status 200 The password is changed. */ Message;
export type ResetPasswordApiArg = {
  body: {
    /** The address that received the code. */
    email: Email;
    /** The six digits from the mail. */
    otp: string;
    /** The new password. */
    password: NewPassword;
  };
};
export type ListAddressesApiResponse =
  /** status 200 Addresses, oldest first. */ Address[];
export type ListAddressesApiArg = {
  /** The id of the signed-in customer. */
  userId: Id;
};
export type CreateAddressApiResponse =
  /** status 201 The created address. */ Address;
export type CreateAddressApiArg = {
  newAddress: NewAddress;
};
export type DeleteAddressApiResponse = unknown;
export type DeleteAddressApiArg = {
  /** The id of the address. */
  id: Id;
};
export type ListOrdersApiResponse =
  /** status 200 Orders, newest first. */ Order[];
export type ListOrdersApiArg = void;
export type CreateOrderApiResponse =
  /** status 201 The order to pay, with the options of the payment widget. A repeated key returns the first response again. */ OrderToPay;
export type CreateOrderApiArg = {
  /** A random key for each purchase attempt. The backend keeps it for at least 24 hours. */
  "Idempotency-Key"?: string;
  newOrder: NewOrder;
};
export type GetOrderApiResponse = /** status 200 The order. */ Order;
export type GetOrderApiArg = {
  /** The id of the order. */
  id: Id;
};
export type VerifyPaymentApiResponse = /** status 200 Paid. */ PaymentVerified;
export type VerifyPaymentApiArg = {
  /** The id of the order. */
  id: Id;
  paymentProof: PaymentProof;
};
export type ListReviewsApiResponse =
  /** status 200 Reviews, newest first; none for an unknown product. */ Review[];
export type ListReviewsApiArg = {
  /** The id of the product. */
  productId: Id;
};
export type CreateReviewApiResponse =
  /** status 201 The created review. */ Review;
export type CreateReviewApiArg = {
  newReview: NewReview;
};
export type ListUserReviewsApiResponse =
  /** status 200 Reviews, newest first. */ Review[];
export type ListUserReviewsApiArg = void;
export type CheckWishlistApiResponse =
  /** status 200 Whether the product is on the wishlist; false for an unknown product. */ {
    /** Whether the product is on the wishlist. */
    is_wishlisted: boolean;
  };
export type CheckWishlistApiArg = {
  /** The id of the product. */
  productId: Id;
};
export type RemoveFromWishlistApiResponse = unknown;
export type RemoveFromWishlistApiArg = {
  /** The id of the product. */
  productId: Id;
};
export type ListWishlistApiResponse =
  /** status 200 Entries, newest first. */ WishlistEntry[];
export type ListWishlistApiArg = void;
export type AddToWishlistApiResponse =
  /** status 201 The entry. */ WishlistEntry;
export type AddToWishlistApiArg = {
  body: {
    /** The id of the product. */
    product: Id;
  };
};
export type LookupPincodeApiResponse =
  /** status 200 A list with one result. */ PincodeAnswer[];
export type LookupPincodeApiArg = {
  /** The pincode as the customer typed it; six digits when valid. */
  pin: string;
};
export type GetPageMetadataApiResponse = /** status 200 Metadata by path. */ {
  [key: string]: PageMetadata;
};
export type GetPageMetadataApiArg = void;
export type Id = number;
export type Rupees = number | string;
export type ProductSummary = {
  /** The id of the product. */
  id: Id;
  /** The last part of its URL; unique. */
  slug: string;
  /** The name. */
  title: string;
  /** The URL of the image. */
  image1: string | null;
  /** One or two plain sentences. */
  short_desc: string;
  /** The search covers it and the title. Optional. */
  long_desc?: string;
  /** Further words to search by, separated by commas; not shown. Optional. */
  keywords?: string;
  /** The price of one piece in rupees, with all taxes. */
  price: Rupees;
  /** The maximum retail price of one piece in rupees; shown struck through when above `price`. */
  max_price: Rupees;
  /** The name of its category, as in uploadCategory/. */
  category_name: string;
  /** Currently Plastic or Stainless Steel. */
  material: string;
  /** The average rating as text, "4.3"; null without reviews. */
  average_rating: string | null;
  /** The number of published reviews. Optional. */
  review_count?: number;
  /** Optional; the storefront shows `average_rating`. */
  reviews?: {
    /** 1 to 5 stars. */
    rating: number;
  }[];
  /** Whether it is a bestseller. */
  isBest: boolean;
  /** The rate of GST in the price, in percent. Optional: without it the storefront shows no tax. */
  gst_rate?: number;
  /** The code in the harmonized system for GST. Optional. */
  hsn?: string;
};
export type Message = {
  /** English text, shown to the customer. */
  message: string;
};
export type Product = {
  /** The id of the product. */
  id: Id;
  /** The last part of its URL. */
  slug: string;
  /** The name. */
  title: string;
  /** One or two plain sentences. */
  short_desc: string;
  /** Plain text; each line is a paragraph. Optional. */
  long_desc?: string;
  /** The price of one piece in rupees, with all taxes. */
  price: Rupees;
  /** The maximum retail price of one piece in rupees; shown struck through when above `price`. */
  max_price: Rupees;
  /** The name of its category, as in uploadCategory/. */
  category_name: string;
  /** Currently Plastic or Stainless Steel. */
  material: string;
  /** The average of 1 to 5 stars as text, "4.3"; null without reviews. */
  average_rating: string | null;
  /** The number of published reviews. Optional. */
  review_count?: number;
  /** Whether it is a bestseller. */
  isBest: boolean;
  /** The rate of GST in the price, in percent. Optional: without it the storefront shows no tax. */
  gst_rate?: number;
  /** The code in the harmonized system for GST. Optional. */
  hsn?: string;
  /** The net quantity of the pack, such as 5 N or 300 ml. Optional, like the four fields below; the law asks Indian shops for all five. */
  net_quantity?: string;
  /** The generic name of the product. Optional. */
  generic_name?: string;
  /** Name and address of the manufacturer, packer or importer; may have line breaks. Optional. */
  manufacturer?: string;
  /** The country of origin. Optional. */
  country_of_origin?: string;
  /** Contact for complaints about the product; may have line breaks. Optional. */
  customer_care?: string;
  /** Comma-separated. */
  keywords?: string;
  /** The URL of the main image; null without one. */
  image1: string | null;
  /** The URL of an image; null when there are fewer. */
  image2: string | null;
  /** The URL of an image; null when there are fewer. */
  image3: string | null;
  /** The URL of an image; null when there are fewer. */
  image4: string | null;
  /** The URL of an image; null when there are fewer. */
  image5: string | null;
  /** A short plain text; null when there are fewer. */
  bullet_one: string | null;
  /** A short plain text; null when there are fewer. */
  bullet_two: string | null;
  /** A short plain text; null when there are fewer. */
  bullet_three: string | null;
  /** A short plain text; null when there are fewer. */
  bullet_four: string | null;
  /** A short plain text; null when there are fewer. */
  bullet_five: string | null;
};
export type Category = {
  /** The id of the category. */
  id: Id;
  /** The name; products repeat it in `category_name`. */
  category_name: string;
};
export type GalleryItem = {
  /** The URL of the image. */
  image: string;
  /** The headline. */
  image_title: string;
  /** One or two plain sentences; may be empty. */
  image_description: string;
  /** The slug of the product in the image, for a link. Not in the documents. */
  product_slug?: string | null;
};
export type ContactReceipt = {
  /** English text. */
  message: string;
  /** The ticket number of the message, shown to its sender. Optional. */
  ticket?: string;
};
export type FieldErrors = {
  [key: string]: string[];
};
export type ContactMessage = {
  /** The sender's name. */
  name: string;
  /** The format is not checked (1 §5). */
  email: string;
  /** The subject, in one line. */
  subject: string;
  /** Plain text with line breaks. */
  message: string;
};
export type Email = string;
export type MyData = {
  /** The account. */
  customer: {
    /** The customer's full name. */
    name: string;
    /** The address of the account. */
    email: Email;
    [key: string]: any;
  };
  [key: string]: any;
};
export type DataRequestReceipt = {
  /** The ticket number of the request, shown to the customer. */
  ticket: string;
};
export type DataRequest = {
  /** Correct data, erase data, or withdraw consent. */
  kind: "correction" | "erasure" | "withdrawal";
  /** Plain text with line breaks. Required for a correction. */
  message?: string;
};
export type Blog = {
  /** The id of the article. */
  id: Id;
  /** The last part of its URL. */
  slug: string;
  /** The headline. */
  title: string;
  /** HTML. */
  content: string;
  /** The time of publication, in UTC. */
  created_at: string;
};
export type User = {
  /** The id of the customer. */
  id: Id;
  /** The customer's full name. */
  name: string;
  /** The e-mail address for login. */
  email: string;
  /** The telephone number as the customer typed it. */
  contact: string | null;
  /** House number and street. */
  address: string | null;
  /** The Indian state. */
  state: string | null;
  /** The town or village. */
  city: string | null;
  /** The pincode as the customer typed it. */
  postalcode: string | null;
};
export type Login = {
  /** The session token. */
  token: {
    /** A JWT with the end of the session as exp. */
    access: string;
  };
  /** Not used by the storefront. */
  msg: string;
};
export type NewPassword = string;
export type ErrorText = {
  /** English text, shown to the customer. */
  error: string;
};
export type ProofSecret = string;
export type RegistrationErrors = Message | FieldErrors;
export type Registration = {
  /** The customer's full name. */
  name: string;
  /** The address that verify-otp/ verified. */
  email: Email;
  /** May be empty: the documents do not require it. */
  contact: string;
  /** The new password. */
  password: NewPassword;
  /** The password again. */
  confirm_password: string;
  /** The secret that was sent to verify-otp/. */
  proof_secret?: ProofSecret;
};
export type ErrorList = {
  /** English texts; the storefront shows the first. */
  errors: string[];
};
export type Address = {
  /** The id of the address. */
  id: Id;
  /** The id of the customer. */
  user: Id;
  /** The recipient of the parcel. */
  full_name: string;
  /** The telephone number for the courier. */
  phone: string;
  /** House number and street. */
  address: string;
  /** The landmark or floor; null when empty. */
  address_line2: string | null;
  /** The town or village. */
  city: string;
  /** The Indian state. */
  state: string;
  /** The pincode. */
  zip_code: string;
  /** The GST registration of the customer. Optional. */
  gstin?: string;
};
export type NewAddress = {
  /** The recipient of the parcel. */
  full_name: string;
  /** The telephone number for the courier: ten Indian digits after an optional +91 or 0, with single blanks or dashes. The documents name no format. */
  phone: string;
  /** House number and street. */
  address: string;
  /** The landmark or floor; null when empty. */
  address_line2?: string | null;
  /** The town or village. */
  city: string;
  /** The Indian state. */
  state: string;
  /** The pincode: six digits, the first from 1 to 9. The documents name no format. */
  zip_code: string;
  /** The GST registration of a business, for its tax invoices. Optional: sent only to a backend whose products have `gst_rate`. */
  gstin?: string;
  /** Ignored; the token identifies the customer. */
  user?: Id;
};
export type DeliveryStatus = "pending" | "delivered";
export type PaymentStatus = "pending" | "failed" | "completed";
export type OrderItem = {
  /** The id of the line. */
  id: Id;
  /** The id of the product. */
  product: Id;
  /** The name at the time of the order. */
  product_name: string;
  /** The URL of the image; null without one. */
  product_image: string | null;
  /** The price of one piece in rupees, at the time of the order. */
  product_price: Rupees;
  /** The number of pieces. */
  quantity: number;
  /** `product_price` times `quantity`, in rupees. */
  item_total: Rupees;
  /** The rate of GST in the price at the time of the order, in percent. Optional. */
  gst_rate?: number;
  /** The HSN code at the time of the order. Optional. */
  hsn?: string;
};
export type GstPart = {
  /** Percent, CGST and SGST together. */
  rate: number;
  /** The amount without tax in rupees. */
  taxable_value: Rupees;
  /** The central tax in rupees; 0 for a delivery to another state. */
  cgst: Rupees;
  /** The state tax in rupees; the same amount as `cgst`. */
  sgst: Rupees;
  /** The tax in rupees of a delivery to another state; 0 within the state of the shop. */
  igst: Rupees;
};
export type Invoice = {
  /** The serial number, unique in its tax year. */
  number: string;
  /** The time of issue, in UTC. */
  issued_at: string;
  /** The URL of the PDF, relative to the URL of the API. It needs no token and expires after some minutes; each read of the order gives a new one. */
  pdf_url: string;
};
export type Order = {
  /** The id of the order. */
  id: Id;
  /** The time of the order, in UTC. */
  order_date: string;
  /** The sum of the lines in rupees; delivery is free. */
  total_amount: Rupees;
  /** The paid amount in rupees. Only for a paid order; without it, total_amount was paid. An offer of the payment provider can make it lower. */
  amount_paid?: Rupees;
  /** The delivery status. */
  delivery_status: DeliveryStatus;
  /** The delivery status as text for the customer. */
  delivery_status_display: string;
  /** Whether it is paid. */
  payment_status: PaymentStatus;
  /** The last time the backend got the payment status from the provider, in UTC; null before the first time. Present only for an unpaid order. With it the storefront can state at once that nothing was paid, when getOrder asks the provider about each unpaid order. Without it the storefront waits 30 s and cannot be sure. */
  payment_checked_at?: string | null;
  /** The time of the cancellation, in UTC; absent or null when not cancelled. */
  cancelled_at?: string | null;
  /** The time of the full refund, in UTC; absent or null when not refunded. */
  refunded_at?: string | null;
  /** The provider's id of the order. */
  razorpay_order_id: string;
  /** The provider's public key for the payment widget; only while the order can be paid. */
  razorpay_key?: string;
  /** The order lines; never empty. */
  items: OrderItem[];
  /** The tax in `total_amount`, one entry for each rate. Optional: without it the storefront shows no tax. */
  gst?: GstPart[];
  /** The tax invoice. Optional: only for a paid order. */
  invoice?: Invoice;
  /** The credit note of the refund. Optional: only for a refunded order with an invoice. */
  credit_note?: Invoice;
  /** The delivery address at the time of the order; null only for an order that was placed without one, such as an imported order. The storefront then shows 'No address provided.' */
  address_details: Address | null;
};
export type OrderToPay = {
  /** The id of the order. */
  id: Id;
  /** The provider's public key. */
  key: string;
  /** The amount in paise. */
  razorpay_amount: number;
  /** The provider's id of the order. */
  razorpay_order_id: string;
};
export type NewOrder = {
  /** Ignored; the token identifies the customer. */
  user?: Id;
  /** The id of one of the customer's addresses. */
  address: Id;
  /** The order lines, one for each product. */
  items: {
    /** The id of the product. */
    product: Id;
    /** The number of pieces. */
    quantity: number;
  }[];
  /** Sent as `pending`; has no effect. */
  delivery_status?: string;
  /** Sent as `pending`; has no effect. */
  payment_status?: string;
};
export type PaymentVerified = {
  /** Always `success`. */
  status: "success";
  /** Not used by the storefront. */
  message?: string;
};
export type PaymentRefused = {
  /** Always `failed`. */
  status: "failed";
  /** The reason. */
  message: string;
};
export type PaymentProof = {
  /** The provider's id of the payment. */
  razorpay_payment_id: string;
  /** The provider's id of the order. */
  razorpay_order_id: string;
  /** The hexadecimal HMAC-SHA256 of `order|payment` with the secret key. */
  razorpay_signature: string;
};
export type ReviewStatus = "published" | "pending" | "draft";
export type Review = {
  /** The id of the review. */
  id: Id;
  /** The id of the product. */
  product: Id;
  /** The name. */
  product_title: string;
  /** The author's full name. */
  user_name: string;
  /** Whole stars. */
  rating: number;
  /** Plain text with line breaks; may be empty. */
  review_text: string;
  /** The status; a review without a status counts as published. */
  status?: ReviewStatus;
  /** Whether the product was delivered to the author. Optional; a review without it has no mark. */
  verified_purchase?: boolean;
  /** The time of the review, in UTC. */
  created_at: string;
};
export type NewReview = {
  /** Ignored; the token identifies the customer. */
  user?: Id;
  /** The id of the order with the product. */
  order?: Id;
  /** The id of the product. */
  product: Id;
  /** Whole stars. */
  rating: number;
  /** Plain text, at most 5,000 characters; may be empty. */
  review_text: string;
};
export type WishlistEntry = {
  /** The id of the entry. */
  id: Id;
  /** The product, with the fields of a list. */
  product_details: ProductSummary;
};
export type PostOffice = {
  /** The name of the post office. */
  Name: string;
  /** Not used. */
  Description?: string | null;
  /** Head, sub or branch office. */
  BranchType?: string | null;
  /** Whether the post office delivers. */
  DeliveryStatus?: string | null;
  /** A region of the postal service. */
  Circle?: string | null;
  /** Shown as the city. */
  District: string | null;
  /** A region of the postal service. */
  Division?: string | null;
  /** A region of the postal service. */
  Region?: string | null;
  /** A part of the district. */
  Block?: string | null;
  /** The Indian state; shown as the state. */
  State: string | null;
  /** India. */
  Country: string;
  /** Six digits. */
  Pincode: string;
};
export type PincodeAnswer = {
  /** English text for people. */
  Message: string;
  /** Only `Success` makes a pincode valid. */
  Status: "Success" | "Error" | "404";
  /** The post offices of the pincode; null without any. */
  PostOffice: PostOffice[] | null;
};
export type PageMetadata = {
  /** The title of the page. */
  title: string;
  /** One or two sentences for search engines. */
  description: string;
  /** The preferred URL or path for search engines. */
  canonical_url: string;
  /** The URL of the image that a shared link shows. */
  og_image: string;
  /** Either summary or summary_large_image. */
  twitter_card: string;
};
/** Operations that send the session token. */
export const bearerOperations = [
  'addToWishlist',
  'changePassword',
  'checkWishlist',
  'createAddress',
  'createDataRequest',
  'createOrder',
  'createReview',
  'deleteAddress',
  'getMyData',
  'getOrder',
  'getProfile',
  'listAddresses',
  'listOrders',
  'listUserReviews',
  'listWishlist',
  'logout',
  'removeFromWishlist',
  'updateProfile',
  'verifyPayment',
] as const;
/** An operation that a backend may lack. */
export type OptionalOperation = (typeof optionalOperations)[number];
export const optionalOperations = [
  'changePassword',
  'checkPassword',
  'createDataRequest',
  'getCapabilities',
  'getMyData',
  'logout',
  'resetPassword',
  'sendResetCode',
  'updateProfile',
] as const;
