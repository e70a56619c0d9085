import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../shared/routing/paths.ts';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  longText,
  longTitle,
  never,
  pressing,
  says,
  shows,
  times,
} from '../../testing/storyParts.ts';
import { GalleryPage } from './GalleryPage.tsx';

const { galleryItem } = fixtures;

const meta = {
  title: 'Pages/Gallery',
  tags: ['stable', '!autodocs'],
  component: GalleryPage,
  ...pageStories({ path: paths.gallery, isSignedIn: false }),
} satisfies Meta<typeof GalleryPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const eight = times(8, (place) => ({
  ...galleryItem,
  image: galleryItem.image.replace(/\d+(?=-\d+\.\w+$)/, String(place)),
  image_title: `Office ledge ${place}`,
}));

export const Loading: Story = {
  parameters: answering({ 'gallery/': never }),
  play: says('Loading pictures'),
};
export const Empty: Story = { parameters: answering({ 'gallery/': [] }), play: shows('Gallery') };
// Spec: 1 §2 Gallery
export const Many: Story = {
  tags: ['sheet'],
  parameters: answering({ 'gallery/': eight }),
  play: says('Office ledge 8'),
};
export const Lightbox: Story = {
  parameters: Many.parameters,
  play: pressing([/Office ledge 2/], shows('Office ledge 2', 'dialog')),
};
export const LongTexts: Story = {
  parameters: answering({
    'gallery/': [{ ...galleryItem, image_title: longTitle, image_description: longText }],
  }),
  play: pressing([new RegExp(longTitle)], says(longText)),
};
