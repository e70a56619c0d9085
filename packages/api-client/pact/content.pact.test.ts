import { MatchersV3 } from '@pact-foundation/pact';
import { expect } from 'vitest';
import { api, fieldErrors, statusOf } from '../src/index.ts';
import { fixtures } from '../src/mocks/index.ts';
import { blog, galleryItem } from './expected.ts';
import { badRequest, created, interaction } from './interaction.ts';
import { allExactly, errorBody, exactlyOne } from './matchers.ts';
import { articleParams } from './state-params.ts';

const { eachLike } = MatchersV3;
const { slug } = fixtures.blog;

// Spec: 1 §3; 1 §7
interaction('a request for the gallery', {
  given: ['the shop has content'],
  request: { method: 'GET', path: '/api/user/gallery/' },
  response: { status: 200, body: eachLike(galleryItem) },
  call: (dispatch) => dispatch(api.endpoints.listGallery.initiate()),
  check: ({ data }) => expect(data?.[0]?.title).toBe(fixtures.galleryItem.image_title),
});

interaction('a request for the gallery while it is empty', {
  given: ['the shop has no content yet'],
  request: { method: 'GET', path: '/api/user/gallery/' },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listGallery.initiate()),
  check: ({ data }) => expect(data).toEqual([]),
});

// Spec: 1 §3; 1 §7
interaction('a request for all articles', {
  given: ['an article is published', articleParams],
  request: { method: 'GET', path: '/api/user/blogs/' },
  response: { status: 200, body: eachLike(blog) },
  call: (dispatch) => dispatch(api.endpoints.listBlogs.initiate({})),
  check: ({ data }) => expect(data?.[0]?.title).toBe(fixtures.blog.title),
});

interaction('a request for all articles while there are none', {
  given: ['the shop has no content yet'],
  request: { method: 'GET', path: '/api/user/blogs/' },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listBlogs.initiate({})),
  check: ({ data }) => expect(data).toEqual([]),
});

// Spec: 1 §7
interaction('a request for one article by its slug', {
  given: ['an article is published', articleParams],
  request: { method: 'GET', path: '/api/user/blogs/', query: { slug } },
  response: { status: 200, body: exactlyOne({ ...blog, ...allExactly(articleParams) }) },
  call: (dispatch) => dispatch(api.endpoints.listBlogs.initiate({ slug })),
  check: ({ data }) => expect(data?.[0]?.slug).toBe(slug),
});

interaction('a request for an article that does not exist', {
  given: ['the shop has content'],
  request: { method: 'GET', path: '/api/user/blogs/', query: { slug: 'moon-dust' } },
  response: { status: 200, body: [] },
  call: (dispatch) => dispatch(api.endpoints.listBlogs.initiate({ slug: 'moon-dust' })),
  check: ({ data }) => expect(data).toEqual([]),
});

const contactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.com',
  subject: 'Nets for a balcony',
  message: 'Do you ship to Mysuru?',
};

// Spec: 1 §3; 1 §7
interaction('an enquiry', {
  request: {
    method: 'POST',
    path: '/api/user/contact/',
    body: contactMessage,
  },
  // The documents do not show the body, and the storefront does not read it.
  response: { status: created },
  call: (dispatch) => dispatch(api.endpoints.sendContactMessage.initiate({ contactMessage })),
  check: ({ error }) => expect(error).toBeUndefined(),
});

interaction('an enquiry without a subject', {
  request: {
    method: 'POST',
    path: '/api/user/contact/',
    body: { ...contactMessage, subject: '' },
  },
  response: { status: badRequest, body: errorBody.field('subject', 'This field is required.') },
  call: (dispatch) =>
    dispatch(
      api.endpoints.sendContactMessage.initiate({
        contactMessage: { ...contactMessage, subject: '' },
      }),
    ),
  check: ({ error }) => {
    expect(error && statusOf(error)).toBe(400);
    expect(error && fieldErrors(error)).toEqual({ subject: ['This field is required.'] });
  },
});
