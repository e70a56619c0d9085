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
  slug?: string;
};
export type GetProfileApiResponse =
  /** status 200 The record; the storefront keeps it whole and reads the name. */ User;
export type GetProfileApiArg = void;
export type SendOtpApiResponse = /** status 200 On its way. */ Message;
export type SendOtpApiArg = {
  body: {
    email: Email;
  };
};
export type VerifyOtpApiResponse =
  /** status 200 The address is verified; registration is open for 30 minutes. */ Message;
export type VerifyOtpApiArg = {
  body: {
    email: Email;
    otp: string;
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
    email: string;
    password: string;
  };
};
export type ListAddressesApiResponse =
  /** status 200 Addresses, oldest first. */ Address[];
export type ListAddressesApiArg = {
  userId: Id;
};
export type CreateAddressApiResponse =
  /** status 201 The created address. */ Address;
export type CreateAddressApiArg = {
  newAddress: NewAddress;
};
export type DeleteAddressApiResponse = unknown;
export type DeleteAddressApiArg = {
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
  id: Id;
};
export type VerifyPaymentApiResponse = /** status 200 Paid. */ PaymentVerified;
export type VerifyPaymentApiArg = {
  id: Id;
  paymentProof: PaymentProof;
};
export type ListReviewsApiResponse =
  /** status 200 Reviews, newest first; none for an unknown product. */ Review[];
export type ListReviewsApiArg = {
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
    is_wishlisted: boolean;
  };
export type CheckWishlistApiArg = {
  productId: Id;
};
export type RemoveFromWishlistApiResponse = unknown;
export type RemoveFromWishlistApiArg = {
  productId: Id;
};
export type ListWishlistApiResponse =
  /** status 200 Entries, newest first. */ WishlistEntry[];
export type ListWishlistApiArg = void;
export type AddToWishlistApiResponse =
  /** status 201 The entry. */ WishlistEntry;
export type AddToWishlistApiArg = {
  body: {
    product: Id;
  };
};
export type LookupPincodeApiResponse =
  /** status 200 A list of one answer. */ PincodeAnswer[];
export type LookupPincodeApiArg = {
  pin: string;
};
export type GetPageMetadataApiResponse = /** status 200 Path -> metadata. */ {
  [key: string]: PageMetadata;
};
export type GetPageMetadataApiArg = void;
export type Id = number;
export type Rupees = number | string;
export type ProductSummary = {
  id: Id;
  slug: string;
  title: string;
  /** A URL. */
  image1: string | null;
  short_desc: string;
  /** Searched together with the title. A backend may leave it out. */
  long_desc?: string;
  price: Rupees;
  max_price: Rupees;
  category_name: string;
  /** Plastic or Stainless Steel today. */
  material: string;
  /** A number as text, "4.3"; null when nobody has rated it. */
  average_rating: string | null;
  /** How many published reviews it has. A backend may leave it out. */
  review_count?: number;
  /** A backend may send them; the storefront shows `average_rating`. */
  reviews?: {
    rating: number;
  }[];
  isBest: boolean;
};
export type Message = {
  message: string;
};
export type Product = {
  id: Id;
  slug: string;
  title: string;
  short_desc: string;
  long_desc?: string;
  price: Rupees;
  max_price: Rupees;
  category_name: string;
  material: string;
  average_rating: string | null;
  review_count?: number;
  isBest: boolean;
  /** Comma-separated. */
  keywords?: string;
  image1: string | null;
  image2: string | null;
  image3: string | null;
  image4: string | null;
  image5: string | null;
  bullet_one: string | null;
  bullet_two: string | null;
  bullet_three: string | null;
  bullet_four: string | null;
  bullet_five: string | null;
};
export type Category = {
  id: Id;
  category_name: string;
};
export type GalleryItem = {
  /** A URL. */
  image: string;
  image_title: string;
  image_description: string;
  /** Of the product that the picture shows. Ours; without it nothing leads there. */
  product_slug?: string | null;
};
export type FieldErrors = {
  [key: string]: string[];
};
export type ContactMessage = {
  name: string;
  /** No format check is made (1 §5). */
  email: string;
  subject: string;
  message: string;
};
export type Blog = {
  id: Id;
  slug: string;
  title: string;
  /** HTML. */
  content: string;
  created_at: string;
};
export type User = {
  id: Id;
  name: string;
  email: string;
  contact: string | null;
  address: string | null;
  state: string | null;
  city: string | null;
  postalcode: string | null;
};
export type ErrorText = {
  error: string;
};
export type Email = string;
export type ProofSecret = string;
export type RegistrationErrors = Message | FieldErrors;
export type Registration = {
  name: string;
  email: Email;
  /** May be empty: the documents do not require it. */
  contact: string;
  password: string;
  confirm_password: string;
  proof_secret?: ProofSecret;
};
export type Login = {
  token: {
    /** A JWT whose exp is the end of the session. */
    access: string;
  };
  msg: string;
};
export type ErrorList = {
  errors: string[];
};
export type Address = {
  id: Id;
  user: Id;
  full_name: string;
  phone: string;
  address: string;
  address_line2: string | null;
  city: string;
  state: string;
  zip_code: string;
};
export type NewAddress = {
  full_name: string;
  phone: string;
  address: string;
  address_line2?: string | null;
  city: string;
  state: string;
  zip_code: string;
  user?: Id;
};
export type DeliveryStatus = "pending" | "delivered";
export type PaymentStatus = "pending" | "failed" | "completed";
export type OrderItem = {
  id: Id;
  product: Id;
  product_name: string;
  product_image: string | null;
  product_price: Rupees;
  quantity: number;
  item_total: Rupees;
};
export type Order = {
  id: Id;
  order_date: string;
  total_amount: Rupees;
  delivery_status: DeliveryStatus;
  delivery_status_display: string;
  payment_status: PaymentStatus;
  razorpay_order_id: string;
  /** Only while the order can still be paid - the public key that its payment widget is opened with. */
  razorpay_key?: string;
  items: OrderItem[];
  address_details: Address | null;
};
export type OrderToPay = {
  id: Id;
  /** The provider's public key. */
  key: string;
  /** Paise. */
  razorpay_amount: number;
  razorpay_order_id: string;
};
export type NewOrder = {
  user?: Id;
  address: Id;
  items: {
    product: Id;
    quantity: number;
  }[];
  delivery_status?: string;
  payment_status?: string;
};
export type PaymentVerified = {
  status: "success";
  message?: string;
};
export type PaymentRefused = {
  status: "failed";
  message: string;
};
export type PaymentProof = {
  razorpay_payment_id: string;
  razorpay_order_id: string;
  razorpay_signature: string;
};
export type ReviewStatus = "published" | "pending" | "draft";
export type Review = {
  id: Id;
  product: Id;
  product_title: string;
  user_name: string;
  rating: number;
  review_text: string;
  /** A review that says none is published. */
  status?: ReviewStatus;
  created_at: string;
};
export type NewReview = {
  user?: Id;
  order?: Id;
  product: Id;
  rating: number;
  review_text: string;
};
export type WishlistEntry = {
  id: Id;
  product_details: ProductSummary;
};
export type PostOffice = {
  Name: string;
  Description?: string | null;
  BranchType?: string | null;
  DeliveryStatus?: string | null;
  Circle?: string | null;
  District: string | null;
  Division?: string | null;
  Region?: string | null;
  Block?: string | null;
  State: string | null;
  Country: string;
  Pincode: string;
};
export type PincodeAnswer = {
  Message: string;
  Status: "Success" | "Error" | "404";
  PostOffice: PostOffice[] | null;
};
export type PageMetadata = {
  title: string;
  description: string;
  canonical_url: string;
  og_image: string;
  twitter_card: string;
};
