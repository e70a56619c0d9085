import { baseApi as api } from "./baseApi";
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
  /** status 200 Every product on sale, in the shop's own order. */ ProductSummary[];
export type ListProductsApiArg = void;
export type GetProductApiResponse = /** status 200 The product. */ Product;
export type GetProductApiArg = {
  /** A slug, or a product id. */
  slug: string;
};
export type ListCategoriesApiResponse =
  /** status 200 Categories in the shop's own order. */ Category[];
export type ListCategoriesApiArg = void;
export type ListGalleryApiResponse =
  /** status 200 Gallery items in display order. */ GalleryItem[];
export type ListGalleryApiArg = void;
export type SendContactMessageApiResponse = /** status 201 Stored. */ Message;
export type SendContactMessageApiArg = {
  contactMessage: ContactMessage;
};
export type ListBlogsApiResponse = /** status 200 Articles. */ Blog[];
export type ListBlogsApiArg = {
  /** Of the one article that is wanted. */
  slug?: string;
};
export type GetProfileApiResponse =
  /** status 200 The record; the storefront keeps it whole and reads the name. */ User;
export type GetProfileApiArg = void;
export type SendOtpApiResponse = /** status 200 On its way. */ Message;
export type SendOtpApiArg = {
  body: {
    /** Where the code is mailed to. */
    email: Email;
  };
};
export type VerifyOtpApiResponse =
  /** status 200 The address is verified; registration is open for 30 minutes. */ Message;
export type VerifyOtpApiArg = {
  body: {
    /** Where the code was mailed to. */
    email: Email;
    /** The six digits of the mail. */
    otp: string;
    /** Who shows it again may register the address. */
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
    /** Of the account. */
    email: string;
    /** As it was chosen at registration. */
    password: string;
  };
};
export type ListAddressesApiResponse =
  /** status 200 Addresses, oldest first. */ Address[];
export type ListAddressesApiArg = {
  /** Of the customer who asks. */
  userId: Id;
};
export type CreateAddressApiResponse =
  /** status 201 The created address. */ Address;
export type CreateAddressApiArg = {
  newAddress: NewAddress;
};
export type DeleteAddressApiResponse = unknown;
export type DeleteAddressApiArg = {
  /** Of the address. */
  id: Id;
};
export type ListOrdersApiResponse =
  /** status 200 Orders, newest first. */ Order[];
export type ListOrdersApiArg = void;
export type CreateOrderApiResponse =
  /** status 201 The order to pay, and what the payment widget needs. A replayed key gives the first answer again. */ OrderToPay;
export type CreateOrderApiArg = {
  /** Made when a purchase attempt starts; kept for at least 24 hours. */
  "Idempotency-Key"?: string;
  newOrder: NewOrder;
};
export type GetOrderApiResponse = /** status 200 The order. */ Order;
export type GetOrderApiArg = {
  /** Of the order. */
  id: Id;
};
export type VerifyPaymentApiResponse = /** status 200 Paid. */ PaymentVerified;
export type VerifyPaymentApiArg = {
  /** Of the order that was paid. */
  id: Id;
  paymentProof: PaymentProof;
};
export type ListReviewsApiResponse =
  /** status 200 Reviews, newest first; none for an unknown product. */ Review[];
export type ListReviewsApiArg = {
  /** Of the product that the reviews are of. */
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
  /** status 200 Yes or no; an unknown product is not on it. */ {
    /** Whether it is. */
    is_wishlisted: boolean;
  };
export type CheckWishlistApiArg = {
  /** Of the product. */
  productId: Id;
};
export type RemoveFromWishlistApiResponse = unknown;
export type RemoveFromWishlistApiArg = {
  /** Of the product. */
  productId: Id;
};
export type ListWishlistApiResponse =
  /** status 200 Entries, newest first. */ WishlistEntry[];
export type ListWishlistApiArg = void;
export type AddToWishlistApiResponse =
  /** status 201 The entry. */ WishlistEntry;
export type AddToWishlistApiArg = {
  body: {
    /** Of the product. */
    product: Id;
  };
};
export type LookupPincodeApiResponse =
  /** status 200 A list of one answer. */ PincodeAnswer[];
export type LookupPincodeApiArg = {
  /** Six digits, or whatever was typed. */
  pin: string;
};
export type GetPageMetadataApiResponse = /** status 200 Path -> metadata. */ {
  [key: string]: PageMetadata;
};
export type GetPageMetadataApiArg = void;
export type Id = number;
export type Rupees = number | string;
export type ProductSummary = {
  /** Of the product. */
  id: Id;
  /** Its part of an address; also the key of its page. */
  slug: string;
  /** Its name. */
  title: string;
  /** A URL. */
  image1: string | null;
  /** One or two plain sentences. */
  short_desc: string;
  /** Searched together with the title. A backend may leave it out. */
  long_desc?: string;
  /** What one piece costs, in rupees with all taxes. */
  price: Rupees;
  /** The printed price of one piece, in rupees; struck out where it is above `price`. */
  max_price: Rupees;
  /** Its category, as uploadCategory/ names it. */
  category_name: string;
  /** Plastic or Stainless Steel today. */
  material: string;
  /** A number as text, "4.3"; null when nobody has rated it. */
  average_rating: string | null;
  /** How many published reviews it has. A backend may leave it out. */
  review_count?: number;
  /** A backend may send them; the storefront shows `average_rating`. */
  reviews?: {
    /** 1 to 5 stars. */
    rating: number;
  }[];
  /** Among the best sellers. */
  isBest: boolean;
};
export type Message = {
  /** In English, to be shown. */
  message: string;
};
export type Product = {
  /** Of the product. */
  id: Id;
  /** Its part of an address. */
  slug: string;
  /** Its name. */
  title: string;
  /** One or two plain sentences. */
  short_desc: string;
  /** Plain text; lines are paragraphs. A backend may leave it out. */
  long_desc?: string;
  /** What one piece costs, in rupees with all taxes. */
  price: Rupees;
  /** The printed price of one piece, in rupees; struck out where it is above `price`. */
  max_price: Rupees;
  /** Its category, as uploadCategory/ names it. */
  category_name: string;
  /** Plastic or Stainless Steel today. */
  material: string;
  /** 1 to 5 stars as text, "4.3"; null when nobody has rated it. */
  average_rating: string | null;
  /** How many published reviews it has. A backend may leave it out. */
  review_count?: number;
  /** Among the best sellers. */
  isBest: boolean;
  /** Comma-separated. */
  keywords?: string;
  /** A URL; the picture that stands for the product. Null when it has none. */
  image1: string | null;
  /** A URL; null when there are fewer pictures. */
  image2: string | null;
  /** A URL; null when there are fewer pictures. */
  image3: string | null;
  /** A URL; null when there are fewer pictures. */
  image4: string | null;
  /** A URL; null when there are fewer pictures. */
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
  /** Of the category. */
  id: Id;
  /** Shown as it is, and found again in each product. */
  category_name: string;
};
export type GalleryItem = {
  /** A URL. */
  image: string;
  /** Its headline. */
  image_title: string;
  /** One or two plain sentences. */
  image_description: string;
  /** Of the product that the picture shows. Ours; without it nothing leads there. */
  product_slug?: string | null;
};
export type FieldErrors = {
  [key: string]: string[];
};
export type ContactMessage = {
  /** Who asks. */
  name: string;
  /** No format check is made (1 §5). */
  email: string;
  /** What it is about, in a line. */
  subject: string;
  /** Plain text, lines kept. */
  message: string;
};
export type Blog = {
  /** Of the article. */
  id: Id;
  /** Its part of an address. */
  slug: string;
  /** Its headline. */
  title: string;
  /** HTML. */
  content: string;
  /** When it was published, in UTC. */
  created_at: string;
};
export type User = {
  /** Of the customer. */
  id: Id;
  /** The customer's full name. */
  name: string;
  /** What the customer logs in with. */
  email: string;
  /** Telephone number, as the customer wrote it. */
  contact: string | null;
  /** Street and house. */
  address: string | null;
  /** Of India. */
  state: string | null;
  /** Town or village. */
  city: string | null;
  /** Pincode, as the customer wrote it. */
  postalcode: string | null;
};
export type ErrorText = {
  /** In English, to be shown. */
  error: string;
};
export type Email = string;
export type ProofSecret = string;
export type RegistrationErrors = Message | FieldErrors;
export type Registration = {
  /** The customer's full name. */
  name: string;
  /** The address that verify-otp/ proved. */
  email: Email;
  /** May be empty: the documents do not require it. */
  contact: string;
  /** Refused when it is among the commonest. At most 256 characters. */
  password: string;
  /** The same again. */
  confirm_password: string;
  /** The one that verify-otp/ was sent with. */
  proof_secret?: ProofSecret;
};
export type Login = {
  /** What opens the calls that need a session. */
  token: {
    /** A JWT whose exp is the end of the session. */
    access: string;
  };
  /** Not used by the storefront. */
  msg: string;
};
export type ErrorList = {
  /** In English; the first is shown. */
  errors: string[];
};
export type Address = {
  /** Of the address. */
  id: Id;
  /** Whose it is. */
  user: Id;
  /** Who receives the parcel. */
  full_name: string;
  /** Telephone number for the courier. */
  phone: string;
  /** House, street. */
  address: string;
  /** Landmark, floor. */
  address_line2: string | null;
  /** Town or village. */
  city: string;
  /** Of India. */
  state: string;
  /** Pincode. */
  zip_code: string;
};
export type NewAddress = {
  /** Who receives the parcel. */
  full_name: string;
  /** Telephone number for the courier, as it was typed. */
  phone: string;
  /** House, street. */
  address: string;
  /** Landmark, floor; null when left empty. */
  address_line2?: string | null;
  /** Town or village. */
  city: string;
  /** Of India. */
  state: string;
  /** Pincode, as it was typed. */
  zip_code: string;
  /** The customer; the token decides. */
  user?: Id;
};
export type DeliveryStatus = "pending" | "delivered";
export type PaymentStatus = "pending" | "failed" | "completed";
export type OrderItem = {
  /** Of the line. */
  id: Id;
  /** Of the product. */
  product: Id;
  /** As it was called then. */
  product_name: string;
  /** A URL; null when it has no picture. */
  product_image: string | null;
  /** What one piece cost, in rupees. */
  product_price: Rupees;
  /** Pieces. */
  quantity: number;
  /** `product_price` times `quantity`, in rupees. */
  item_total: Rupees;
};
export type Order = {
  /** Of the order. */
  id: Id;
  /** When it was placed, in UTC. */
  order_date: string;
  /** Sum of the lines, in rupees; delivery is free. */
  total_amount: Rupees;
  /** Only of a paid order - what was paid, in rupees: less than total_amount after an offer of the payment provider. Where it is absent, total_amount was paid. */
  amount_paid?: Rupees;
  /** Where the parcel is. */
  delivery_status: DeliveryStatus;
  /** The same in words for the customer. */
  delivery_status_display: string;
  /** Whether it is paid. */
  payment_status: PaymentStatus;
  /** Only of an order that is not paid - when the backend last had an answer of the payment provider about it, in UTC; null when it has had none. A backend that asks the provider whenever getOrder reads an unpaid order lets the shop say at once that nothing was paid; where it is absent, the shop waits for 30 s and says so with care. */
  payment_checked_at?: string | null;
  /** When the shop cancelled it, in UTC; absent or null when it did not. */
  cancelled_at?: string | null;
  /** When its payment was refunded in full, in UTC; absent or null when it was not. */
  refunded_at?: string | null;
  /** The provider's name for this order. */
  razorpay_order_id: string;
  /** Only while the order can still be paid - the public key that its payment widget is opened with. */
  razorpay_key?: string;
  /** What was bought; never empty. */
  items: OrderItem[];
  /** Where it goes, as it was when ordered; null when a backend keeps none. */
  address_details: Address | null;
};
export type OrderToPay = {
  /** Of the order. */
  id: Id;
  /** The provider's public key. */
  key: string;
  /** Paise. */
  razorpay_amount: number;
  /** The provider's name for this order. */
  razorpay_order_id: string;
};
export type NewOrder = {
  /** The customer; the token decides. */
  user?: Id;
  /** Id of one of the customer's addresses. */
  address: Id;
  /** What is bought, a line for each product. */
  items: {
    /** Of the product. */
    product: Id;
    /** Pieces. */
    quantity: number;
  }[];
  /** Sent as `pending`; has no effect. */
  delivery_status?: string;
  /** Sent as `pending`; has no effect. */
  payment_status?: string;
};
export type PaymentVerified = {
  /** Says that it is. */
  status: "success";
  /** Not used by the storefront. */
  message?: string;
};
export type PaymentRefused = {
  /** Says that it does not. */
  status: "failed";
  /** Why. */
  message: string;
};
export type PaymentProof = {
  /** The provider's name for the payment. */
  razorpay_payment_id: string;
  /** The provider's name for the order. */
  razorpay_order_id: string;
  /** HMAC-SHA256 of `order|payment` under the secret key, in hexadecimal. */
  razorpay_signature: string;
};
export type ReviewStatus = "published" | "pending" | "draft";
export type Review = {
  /** Of the review. */
  id: Id;
  /** Of the product. */
  product: Id;
  /** Its name. */
  product_title: string;
  /** The author's full name. */
  user_name: string;
  /** Whole stars. */
  rating: number;
  /** Plain text, lines kept; may be empty. */
  review_text: string;
  /** A review that says none is published. */
  status?: ReviewStatus;
  /** When it was written, in UTC. */
  created_at: string;
};
export type NewReview = {
  /** The customer; the token decides. */
  user?: Id;
  /** The order that the review comes from. */
  order?: Id;
  /** Of the product. */
  product: Id;
  /** Whole stars. */
  rating: number;
  /** Plain text, at most 5,000 characters; may be empty. */
  review_text: string;
};
export type WishlistEntry = {
  /** Of the entry. */
  id: Id;
  /** The product as lists show it. */
  product_details: ProductSummary;
};
export type PostOffice = {
  /** Of the post office. */
  Name: string;
  /** Not used. */
  Description?: string | null;
  /** Head, sub or branch office. */
  BranchType?: string | null;
  /** Whether it delivers. */
  DeliveryStatus?: string | null;
  /** Of the postal service. */
  Circle?: string | null;
  /** Shown as the city. */
  District: string | null;
  /** Of the postal service. */
  Division?: string | null;
  /** Of the postal service. */
  Region?: string | null;
  /** Of the district. */
  Block?: string | null;
  /** Of India; shown as the state. */
  State: string | null;
  /** India. */
  Country: string;
  /** Six digits. */
  Pincode: string;
};
export type PincodeAnswer = {
  /** In English, for people. */
  Message: string;
  /** Only `Success` makes a pincode valid. */
  Status: "Success" | "Error" | "404";
  /** Those of the pincode; null when there are none. */
  PostOffice: PostOffice[] | null;
};
export type PageMetadata = {
  /** Of the document. */
  title: string;
  /** For search engines, in one or two sentences. */
  description: string;
  /** Path or URL that search engines should keep. */
  canonical_url: string;
  /** URL of the picture that a shared link shows. */
  og_image: string;
  /** summary or summary_large_image. */
  twitter_card: string;
};
