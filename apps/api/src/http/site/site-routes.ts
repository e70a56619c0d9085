import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../../config/config.ts';
import type { Catalogue } from '../../domain/catalog/catalogue.ts';
import { productBySlugOrId } from '../../domain/catalog/find-product.ts';
import type { Content } from '../../domain/content/content.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Shop } from '../../domain/shop.ts';
import { filePolicy, pagePolicy } from '../security-headers.ts';
import { pageHtml } from './page-html.ts';
import { isPage, type Known, type PreloadsByPath, preloadsFor } from './page-routes.ts';

/** Paths under which a thing is there or not, but never a page. */
const noPages =
  /^\/(api|admin|sandbox|pincode|_pact|seo-json|assets|pictures)(\/|$)|^\/[^/]+\.\w+$/;

/** Serves the built storefront: its files, and index.html with a head of its own for every page. */
export async function registerSite(
  app: FastifyInstance,
  shop: Shop,
  { siteUrl, orderIdSecret, payment }: Config,
  siteDir: string,
): Promise<void> {
  const template = readFileSync(join(siteDir, 'index.html'), 'utf8');
  const preloadsByPath: PreloadsByPath = JSON.parse(
    readFileSync(join(siteDir, 'pages.json'), 'utf8'),
  );
  const configuration = {
    apiBaseUrl: '',
    pincodeBaseUrl: '',
    checkoutScriptUrl: shop.payments?.checkoutScriptUrl ?? '',
    orderIdSecret,
  };
  const allowed = {
    scriptHashes: hashesOf(template, 'script'),
    styleHashes: hashesOf(template, 'style'),
    usesRazorpay: payment !== undefined,
  };
  await app.register(fastifyStatic, {
    root: siteDir,
    index: false,
    wildcard: false,
    preCompressed: true,
    // index.html and the metadata are answered by routes of their own.
    globIgnore: ['index.html', 'pages.json', 'seo-json/**', '**/*.br', '**/*.gz'],
    cacheControl: false,
    setHeaders: (reply, path) => {
      const isHashed = path.startsWith(join(siteDir, 'assets'));
      const caching = isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600';
      reply.headers({ 'cache-control': caching, 'content-security-policy': filePolicy });
    },
  });

  app.get('/*', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (noPages.test(path)) throw new NotFound();
    const catalogue = await shop.catalogue.get();
    const content = await shop.content.get();
    const isFound = isPage(preloadsByPath, path, knownIn(catalogue, content));
    const pages = await shop.pages.get();
    const metadata = pages[path.replace(/(?<=.)\/+$/, '')] ?? pages['/'];
    if (!metadata) throw new Error("The metadata of '/' is missing");
    const styleNonce = randomBytes(16).toString('base64');
    const origin = originOf(request, siteUrl);
    return reply
      .code(isFound ? 200 : 404)
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': pagePolicy({
          ...allowed,
          styleNonce,
        }),
      })
      .type('text/html; charset=utf-8')
      .send(
        pageHtml(template, configuration, {
          metadata,
          origin,
          styleNonce,
          isFound,
          preloads: isFound ? preloadsFor(preloadsByPath, path) : [],
        }),
      );
  });
}

function knownIn(catalogue: Catalogue, { blogs }: Content): Known {
  return {
    hasProduct: (slug) => productBySlugOrId(catalogue, slug) !== undefined,
    hasBlog: (slug) => blogs.some((blog) => blog.slug === slug),
    hasCategory: (name) =>
      catalogue.categories.some(
        (category) =>
          String(category.id) === name || category.name.toLowerCase() === name.toLowerCase(),
      ),
  };
}

/** The request's own host when no public address is set; nonsense in the Host header is left out. */
function originOf({ protocol, host }: FastifyRequest, siteUrl: string | undefined): string {
  if (siteUrl) return siteUrl;
  return `${protocol}://${/^[\w.-]+(:\d+)?$/.test(host) ? host : 'localhost'}`;
}

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const inline = new RegExp(`<${element}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]+?)</${element}>`, 'gi');
  return [...html.matchAll(inline)].map(([, text = '']) => {
    const hash = createHash('sha256').update(text).digest('base64');
    return `'sha256-${hash}'`;
  });
}
