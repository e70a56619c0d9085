import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { DocumentParts } from './pages/page-document.ts';
import type { RendererModule } from './renderer.ts';

/** What pages are made of: the built site, or, while developing, its sources. */
export interface Site {
  /** src/entry-server.ts as it stands now. */
  load: () => Promise<RendererModule>;
  /** What keeps the shop for later; the sources have none, since they change all the time. */
  worker?: {
    script: string;
    /** Addresses of the files that it fetches ahead. */
    files: readonly string[];
  };
  /** Where the files of public/ lie. */
  publicDir: string;
  /** The whole page around what was rendered. */
  document: (page: DocumentParts) => Promise<string>;
  /** The content security policy that such a page is sent with. */
  policyOf: (document: string, path: string) => string;
  /** Called while a page is still to be made. */
  hint: (request: FastifyRequest, reply: FastifyReply) => void;
}

/** Also sends the files that a site's pages ask for. */
export type OpenSite = (app: FastifyInstance, config: Config) => Promise<Site>;
