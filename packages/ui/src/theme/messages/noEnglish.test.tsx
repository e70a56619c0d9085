import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, it } from 'vitest';
import { Button } from '../../actions/button/index.ts';
import { BlogCard } from '../../content/blog-card/index.ts';
import { ToastRegion } from '../../feedback/toast-region/index.ts';
import { OtpInput } from '../../forms/otp-input/index.ts';
import { PasswordField } from '../../forms/password-field/index.ts';
import { QuantityStepper } from '../../forms/quantity-stepper/index.ts';
import { RatingInput } from '../../forms/rating-input/index.ts';
import { SearchForm } from '../../forms/search-form/index.ts';
import { Carousel } from '../../media/carousel/index.ts';
import { ImageGallery } from '../../media/image-gallery/index.ts';
import { AddressCard } from '../../order/address-card/index.ts';
import { CartTable, CartTableRow } from '../../order/cart-table/index.ts';
import { OrderCard } from '../../order/order-card/index.ts';
import { PincodeBox } from '../../order/pincode-box/index.ts';
import { Steps } from '../../order/steps/index.ts';
import { Timeline } from '../../order/timeline/index.ts';
import { Dialog } from '../../overlays/dialog/index.ts';
import { Lightbox } from '../../overlays/lightbox/index.ts';
import { ActiveFilters } from '../../product/active-filters/index.ts';
import { FilterOverlay } from '../../product/filter-overlay/index.ts';
import { FilterPanel } from '../../product/filter-panel/index.ts';
import { Price } from '../../product/price/index.ts';
import { ProductCard } from '../../product/product-card/index.ts';
import { ProductDialog } from '../../product/product-dialog/index.ts';
import { ProductTeaser } from '../../product/product-teaser/index.ts';
import { Rating } from '../../product/rating/index.ts';
import { RatingBreakdown } from '../../product/rating-breakdown/index.ts';
import { ReviewCard } from '../../product/review-card/index.ts';
import { ShareButton } from '../../product/share-button/index.ts';
import { SortSelect } from '../../product/sort-select/index.ts';
import { AnnouncementBar } from '../../shell/announcement-bar/index.ts';
import { CategoryBar } from '../../shell/category-bar/index.ts';
import { Footer } from '../../shell/footer/index.ts';
import { Header } from '../../shell/header/index.ts';
import { SideDrawer } from '../../shell/side-drawer/index.ts';
import { SkipLink } from '../../shell/skip-link/index.ts';
import { layOutSlides } from '../../testing/layOutSlides.ts';
import { Link } from '../../text/link/index.ts';
import { german, MessagesProvider } from './index.ts';

const ignore = () => {};
const link = { label: '#', href: '#' };
const image = { src: '', alt: '' };
const images = [image, image].map((it, index) => ({ ...it, src: `${index}`, title: '#' }));
const card = { href: '#', title: '#', image, priceNow: '9', priceWas: '10', onAddToCart: ignore };
const ceiling = { label: '#', value: 1, maxValue: 2, onChange: ignore };
const filters = { groups: [], onReset: ignore, ceiling };
const search = { label: '#', placeholder: '#', action: '#', onSubmit: ignore };
const account = { isSignedIn: true as const, items: [link] };
const field = { label: '#', value: '', onChange: ignore };
const order = { title: '#', orderLabel: '#', total: '9', quantityLabel: '9', date: '9' };

/** The props contain no letters. */
const components: Record<string, ReactNode> = {
  ActiveFilters: <ActiveFilters filters={[link]} />,
  AddressCard: <AddressCard fullName="#" phone="9" lines={[]} />,
  AnnouncementBar: (
    <AnnouncementBar
      chatHref="#"
      chatLabel="#"
      hours="9"
      messages={['1', '2']}
      intervalMs={600_000}
    />
  ),
  BlogCard: <BlogCard href="#" title="#" date="9" />,
  Button: <Button isPending>#</Button>,
  Carousel: <Carousel label="#" slides={['1', '2']} autoplayMs={600_000} />,
  CartTable: (
    <CartTable>
      <CartTableRow
        {...card}
        quantity={1}
        price="9"
        subtotal="9"
        onQuantityChange={ignore}
        onRemove={ignore}
      />
    </CartTable>
  ),
  CategoryBar: <CategoryBar categories={[link]} links={[link]} />,
  Dialog: (
    <Dialog title="#" isOpen>
      9
    </Dialog>
  ),
  FilterOverlay: <FilterOverlay {...filters} isOpen />,
  FilterPanel: <FilterPanel {...filters} />,
  Footer: (
    <Footer
      about="#"
      social={[{ name: '#', href: '#' }]}
      columns={[]}
      address={[]}
      email="@"
      phones={[]}
      copyright="#"
      owner="#"
    />
  ),
  Header: (
    <Header
      logo="#"
      homeHref="#"
      search={search}
      account={account}
      wishlistHref="#"
      cartHref="#"
      cartCount={2}
      onMenuPress={ignore}
    />
  ),
  ImageGallery: <ImageGallery images={images} />,
  Lightbox: <Lightbox images={images} isOpen />,
  Link: (
    <Link href="#" target="_blank">
      #
    </Link>
  ),
  OrderCard: (
    <OrderCard
      {...order}
      badge={{ kind: 'payment', status: 'pending', text: '#' }}
      detailsHref="#"
      trackHref="#"
      onPay={ignore}
    />
  ),
  OtpInput: <OtpInput {...field} />,
  PasswordField: <PasswordField {...field} autoComplete="new-password" />,
  PincodeBox: <PincodeBox value="" onChange={ignore} onCheck={ignore} status="unchecked" />,
  PincodeBoxUnavailable: (
    <PincodeBox value="" onChange={ignore} onCheck={ignore} status="unavailable" />
  ),
  Price: <Price now="9" was="10" percentOff={10} />,
  ProductCard: <ProductCard {...card} rating={{ value: 4, count: 2 }} actionHref="#" />,
  ProductDialog: (
    <ProductDialog
      {...card}
      modalTitle="#"
      shortDesc="#"
      price="9"
      mrp="10"
      bullets={[]}
      description="#"
      isOpen
    />
  ),
  ProductTeaser: <ProductTeaser {...card} />,
  QuantityStepper: <QuantityStepper label="#" value={1} onChange={ignore} />,
  Rating: <Rating value={4.5} count={2} />,
  RatingBreakdown: <RatingBreakdown average={4} counts={[1, 2, 3, 4, 5]} />,
  RatingInput: <RatingInput label="#" value={2} onChange={ignore} />,
  ReviewCard: <ReviewCard author="#" rating={4} text="#" when="9" />,
  SearchForm: <SearchForm {...search} />,
  ShareButton: <ShareButton />,
  SideDrawer: <SideDrawer greeting="#" groups={[]} isOpen />,
  SkipLink: <SkipLink href="#main" />,
  SortSelect: <SortSelect options={[{ value: '1', label: '#' }]} value="1" onChange={ignore} />,
  Steps: <Steps label="#" steps={[link, link]} current={1} />,
  Timeline: (
    <Timeline
      items={[
        { title: '#', isDone: true },
        { title: '#', isDone: false },
      ]}
    />
  ),
  ToastRegion: <ToastRegion />,
  Unrated: <Rating value={0} isRated={false} />,
};

const spoken = [
  'aria-label',
  'aria-roledescription',
  'aria-valuetext',
  'alt',
  'placeholder',
  'title',
];

/** Returns the words that people see or hear. */
function words(): string[] {
  const elements = [...document.body.querySelectorAll('*:not(script, style)')];
  const texts = elements.flatMap((element) => [
    ...spoken.map((name) => element.getAttribute(name) ?? ''),
    ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
  ]);
  return texts.flatMap((text) => text.match(/\p{L}+/gu) ?? []);
}

type MessageFunction = (...values: unknown[]) => string;

/** Words of the German table, and a word of React Aria. */
const known = new Set(
  Object.values(german)
    .flatMap((text) =>
      typeof text === 'string' ? [text] : [1, 2].map((count) => (text as MessageFunction)(count)),
    )
    .concat('Nummernfeld')
    .flatMap((text) => text.match(/\p{L}+/gu) ?? []),
);

beforeEach(() => {
  layOutSlides();
});

it.each(Object.entries(components))('%s has German texts only', (_name, component) => {
  render(
    <MessagesProvider locale="de" messages={german}>
      {component}
    </MessagesProvider>,
  );
  expect(words().filter((word) => !known.has(word))).toEqual([]);
});
