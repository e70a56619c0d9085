import { fixtures } from '@parinda/api-client/mocks';
import { paths } from '../../shared/routing/paths.ts';
import { errorResponse, noResponse } from '../answers.ts';
import { at, filling, pressing, pressingNamed, type Row } from './acts.tsx';

const product = `/products/${fixtures.steelSpikes.slug}`;
const message = filling({ Name: 'Asha', Email: 'a@b.in', Subject: 'Nets', Message: 'Mysuru?' });

/** 1-public-storefront.md */
// biome-ignore format: a table is read by its rows
export const storefrontTexts: Row[] = [
  ['storefront', 2, 'any page', at('/about'),
    ['Mon - Sat: 9:00 AM - 8:00 PM', 'All categories', 'Home', 'Products', 'Gallery', 'Blogs', 'About', 'Help',
    'More Products →', 'Useful links', 'Returns & Refunds', 'Terms of Service']],
  ['storefront', 2, 'signed in: the account menu', at({ path: paths.about }),
    ['Welcome Back', 'Manage Account', 'Your Orders', 'Logout']],
  ['storefront', 2, 'the side drawer', at({ path: paths.about }, pressingNamed('Menu')),
    ['Hello, Asha Rao', 'Quick Links', 'Explore More', 'Return & Refund Policy', 'Offers & Promotions']],
  ['storefront', 2, 'the side drawer, signed out', at('/about', pressingNamed('Menu')), ['Hello, User']],
  ['storefront', 2, '/', at('/'),
    ['Our Bestsellers', 'Shop by Category', 'Bird Repellants', 'Monkey Repellants', 'Anti Bird Nets', 'What we do?',
    'Our Clients', 'Frequently Asked Questions']],
  ['storefront', 2, '/products', at('/products'),
    ['Discover Our Range', 'Sort By', 'Reset Filters', 'Plastic', 'Stainless Steel']],
  ['storefront', 2, 'a search', at('/products/search?query=net'), ['Search Results for "net"']],
  ['storefront', 8, 'a search without result', at('/products/search?query=yeti'),
    ['No products found for "yeti"', 'View All Products']],
  ['storefront', 2, '/gallery', at('/gallery'), ['Gallery']],
  ['storefront', 2, '/about', at('/about'), ['Learn More About Us', 'Who we Are ?', 'Why Choose Us ?']],
  ['storefront', 2, '/contact', at('/contact'),
    ['Leave your Message Here !!', 'Reach Us !', 'Send',
    'You can send us your enquiries/complaints here & we will repond to you as soon as possible.']],
  ['storefront', 2, '/blogs', at('/blogs'), ['Our Blogs', 'Read Full Article']],
  ['storefront', 8, '/blogs without a blog', at({ path: paths.blogs, answers: { 'blogs/': [] } }),
    ['No blogs available at the moment. Stay Tuned !!']],
  ['storefront', 2, 'a blog without h1, beside another',
    at({ path: '/blogs/one', answers: { 'blogs/': [{ ...fixtures.blog, content: '<p>Words.</p>' }, { ...fixtures.blog, id: 2, slug: 'two' }]}}),
    ['Blog Title', 'Published on: January 5, 2026', 'RECENT POSTS']],
  ['storefront', 2, 'another path', at('/yeti'), ['Go to Home']],
  ['storefront', 8, 'contact, sent', at('/contact', message, pressing('Send')),
    ["Message sent successfully! We'll get back to you as soon as possible !!"]],
  ['storefront', 8, 'contact, not sent', at({ path: paths.contact, answers: { 'POST contact/': errorResponse(400) } }, message, pressing('Send')),
    ['Failed to send your message. Please try again!']],
  ['storefront', 8, 'contact, empty', at('/contact', pressing('Send')), ['Please fill out all fields!']],
  ['storefront', 8, 'no response', at({ path: paths.blogs, answers: { 'blogs/': noResponse } }),
    ['An unexpected error occurrred.']],
  ['storefront', 8, 'a status outside 400–499', at({ path: paths.blogs, answers: { 'blogs/': errorResponse(500) } }),
    ['An unexpected error occurrred.']],
  ['storefront', 8, 'the header without a token', at('/about'), ['No token found in localStorage']],
  ['storefront', 8, 'a refused profile', at({ path: paths.about, answers: { 'profile/': errorResponse(404) } }),
    ['Failed to fetch profile data']],
  ['storefront', 8, 'a profile without response', at({ path: paths.about, answers: { 'profile/': noResponse } }),
    ['Error fetching profile data']],
  ['storefront', 8, 'a product without reviews', at({ path: product, answers: { 'reviews/': [] } }),
    ['No reviews yet.']],
];
