import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesAhead } from '../build/filesAhead.ts';
import { type Build, filesOfFirstLoad, readBuild } from '../build/firstLoad.ts';

export interface PageFiles {
  /** URLs of the scripts, the entry first. */
  scripts: string[];
  /** URLs of the styles, in cascade order. */
  styles: string[];
}

/** The build's output as the server uses it. */
export interface BuiltSite {
  /** index.html without scripts and styles: each page names its own. */
  template: string;
  /** Returns the files of a page with these parts. */
  filesOf: (parts: readonly string[]) => PageFiles;
  /** URLs of the two fonts that every page uses. */
  fonts: string[];
  /** URLs of the files that the service worker precaches. */
  filesAhead: string[];
  /** A style's text, with its `'sha256-…'` for the content security policy. */
  styleText: (address: string) => string;
}

const ownTags =
  /\s*<(?:script type="module"[^>]*><\/script>|link rel="(?:stylesheet|modulepreload)"[^>]*>)/g;

/** @param clientDir the client's folder of the build */
export function readBuiltSite(clientDir: string): BuiltSite {
  const build = readBuild(clientDir);
  const template = readFileSync(join(clientDir, 'index.html'), 'utf8').replace(ownTags, '');
  const entry = build.chunks['index.html']?.file;
  if (!entry) throw new Error(`${clientDir} names no entry script`);
  const texts = new Map<string, string>();
  const known = new Map<string, PageFiles>();
  const font = (name: string) => `/${fileOf(build, `fonts/${name}.woff2`)}`;
  return {
    template,
    fonts: [font('display'), font('text')],
    filesOf: (parts) => {
      const key = parts.join();
      let files = known.get(key);
      if (!files) {
        const addresses = [...filesOfFirstLoad(build, parts)].map((file) => `/${file}`);
        files = {
          scripts: [
            `/${entry}`,
            ...addresses.filter((file) => file.endsWith('.js') && file !== `/${entry}`),
          ],
          styles: addresses.filter((file) => file.endsWith('.css')),
        };
        known.set(key, files);
      }
      return files;
    },
    filesAhead: [...filesAhead(build), ...fontsOf(build)].map((file) => `/${file}`),
    styleText: (address) => {
      let text = texts.get(address);
      if (text === undefined) {
        text = readFileSync(join(clientDir, address), 'utf8').trim();
        texts.set(address, text);
      }
      return text;
    },
  };
}

const fontsOf = ({ chunks }: Build): string[] =>
  Object.values(chunks).flatMap(({ file }) => (file.endsWith('.woff2') ? [file] : []));

function fileOf({ chunks }: Build, source: string): string {
  const key = Object.keys(chunks).find((one) => one.endsWith(`/${source}`));
  const file = key && chunks[key]?.file;
  if (!file) throw new Error(`${source} is not in the build`);
  return file;
}

/** Returns the hash of an inline text as a source of the content security policy. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
