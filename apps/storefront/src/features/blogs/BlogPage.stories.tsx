import { fixtures } from '@parinda/api-client/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { pageStories } from '../../testing/storyDecorators.tsx';
import {
  answering,
  errorResponse,
  longText,
  longTitle,
  longWord,
  never,
  says,
  shows,
  times,
} from '../../testing/storyParts.ts';
import { BlogPage } from './BlogPage.tsx';

const { blog } = fixtures;

const meta = {
  title: 'Pages/Blog',
  tags: ['stable', '!autodocs'],
  component: BlogPage,
  ...pageStories({ path: `/blogs/${blog.slug}`, isSignedIn: false }),
} satisfies Meta<typeof BlogPage>;

export default meta;
type Story = StoryObj<typeof meta>;

// One call returns the article and the other posts.
const blogs = (list: (typeof blog)[]) => answering({ 'blogs/': list });
const others = times(8, (id) => ({ ...blog, id: id + 1, slug: `part-${id}`, title: `Part ${id}` }));

// Spec: 1 §2 Blogs
export const Loading: Story = {
  parameters: answering({ 'blogs/': never }),
  play: says('Loading...'),
};
export const WithoutPicture: Story = {
  parameters: blogs([{ ...blog, content: '<h1>Plain words</h1><p>And nothing to see.</p>' }]),
  play: shows('Plain words'),
};
export const WithRecentPosts: Story = {
  tags: ['sheet'],
  parameters: blogs([blog, ...others]),
  play: shows('RECENT POSTS'),
};
export const LongTexts: Story = {
  parameters: blogs([
    {
      ...blog,
      content: `<h1>${longTitle}</h1><p>${longText}</p><h2>${longWord}</h2><ul><li>${longText}</li></ul><blockquote>${longText}</blockquote><table><tr><td>${longWord}</td><td>${longWord}</td></tr></table>`,
    },
    ...others.map((other) => ({ ...other, title: longTitle })),
  ]),
  play: shows(longTitle),
};
/** Only the alert reports the error. */
export const ServerFails: Story = {
  parameters: answering({ 'blogs/': errorResponse(500) }),
  play: shows('Blog Title'),
};
