import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stack } from '../src/layout/index.ts';
import { Carousel } from '../src/media/carousel/index.ts';
import { CartTable, CartTableRow } from '../src/order/cart-table/index.ts';
import { FilterPanel } from '../src/product/filter-panel/index.ts';
import { Price } from '../src/product/price/index.ts';
import { Rating } from '../src/product/rating/index.ts';
import { RatingBreakdown } from '../src/product/rating-breakdown/index.ts';
import { Header } from '../src/shell/header/index.ts';
import { german, hindi, MessagesProvider } from '../src/theme/messages/index.ts';

/** Components with texts of their own, as shops in other languages see them. */
const Sample = ({ name, search }: { name: string; search: string }) => (
  <Stack gap="lg">
    <Header
      logo="Parinda"
      homeHref="#home"
      search={{ label: search, placeholder: search, action: '#search', onSubmit: () => {} }}
      account={{ isSignedIn: false, href: '#account' }}
      wishlistHref="#wishlist"
      cartHref="#cart"
      cartCount={2}
      onMenuPress={() => {}}
    />
    <Rating value={4.3} count={128} size="md" />
    <Rating value={0} isRated={false} />
    <Price now="₹899" was="₹1,299" percentOff={31} />
    <RatingBreakdown average={4.2} counts={[0, 1, 0, 1, 3]} />
    <FilterPanel
      ceiling={{
        label: search,
        value: 1_25_000,
        maxValue: 5_00_000,
        onChange: () => {},
        formatOptions: { style: 'currency', currency: 'INR', maximumFractionDigits: 0 },
      }}
      groups={[]}
      onReset={() => {}}
    />
    <Carousel label={name} slides={[name, `${name} 2`]} autoplayMs={600_000} />
    <CartTable>
      <CartTableRow
        image={{ src: '', alt: '' }}
        title={name}
        href="#product"
        quantity={2}
        onQuantityChange={() => {}}
        price="₹899"
        subtotal="₹1,798"
        onRemove={() => {}}
      />
    </CartTable>
  </Stack>
);

const meta = {
  title: 'Foundations/Messages',
  tags: ['stable'],
  parameters: { layout: 'fullscreen' },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const English: Story = {
  render: () => (
    <MessagesProvider locale="en-IN">
      <Sample name="Bird spikes" search="Search products" />
    </MessagesProvider>
  ),
};

export const German: Story = {
  render: () => (
    <MessagesProvider locale="de" messages={german}>
      <div lang="de">
        <Sample name="Taubenspikes" search="Produkte suchen" />
      </div>
    </MessagesProvider>
  ),
};

/** No picture: the browser of the tests has no Devanagari font. */
export const Hindi: Story = {
  tags: ['no-snapshot'],
  render: () => (
    <MessagesProvider locale="hi-IN" messages={hindi}>
      <div lang="hi">
        <Sample name="चिड़िया रोकने की कीलें" search="उत्पाद खोजें" />
      </div>
    </MessagesProvider>
  ),
};

/** Only the direction changes; the texts are the English ones. */
export const RightToLeft: Story = {
  render: () => (
    <MessagesProvider locale="ar">
      <div dir="rtl">
        <Sample name="Bird spikes" search="Search products" />
      </div>
    </MessagesProvider>
  ),
};
