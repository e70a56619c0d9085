import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { DocumentParts } from './pages/page-document.ts';
import type { RendererModule } from './renderer.ts';

/** The built storefront or, in development, its sources. */
export interface Site {
  /** The current src/entry-server.ts. */
  load: () => Promise<RendererModule>;
  /** The service worker; the sources have none, since they change all the time. */
  worker?: {
    script: string;
    /** URLs of the files to precache. */
    files: readonly string[];
  };
  /** The folder with the files of public/. */
  publicDir: string;
  /** Returns the whole document of a rendered page. */
  document: (page: DocumentParts) => Promise<string>;
  /** Returns the content security policy of a document. */
  policyOf: (document: string, path: string) => string;
  /** Sends early hints while a page renders. */
  hint: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Opens a site and registers its static files. */
export type OpenSite = (app: FastifyInstance, config: Config) => Promise<Site>;
