import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { inflate } from '@sparticuz/chromium';
import { inProject } from './project.ts';

export interface Browser {
  executablePath: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

const systemBrowsers = [
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Containers run as root, where Chromium's sandbox does not start; the rest keeps it off the net. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const npmPackage = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');

/** Only the fonts that came with the browser, so that text is as wide everywhere. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks the Chromium that npm brought, with its fonts and the three system libraries that a bare
 * Debian lacks, into a folder of its own. The rename at the end makes it appear whole or not at all.
 */
async function unpack(folder: string): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  const tmpdir = process.env.TMPDIR;
  process.env.TMPDIR = unfinished; // inflate() writes to the system's temporary folder
  try {
    for (const part of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br']) {
      await inflate(join(npmPackage, 'bin', part));
    }
  } finally {
    if (tmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = tmpdir;
  }
  writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontSettings(folder));
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true }); // another process was quicker
  }
}

/** The Chromium shipped inside npm: the same on every machine, so screenshots are too. */
export async function pinnedBrowser(): Promise<Browser> {
  const { version } = JSON.parse(readFileSync(join(npmPackage, 'package.json'), 'utf8'));
  const folder = inProject(`node_modules/.cache/chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const libraries = [join(folder, 'al2023/lib'), process.env.LD_LIBRARY_PATH].filter(Boolean);
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: {
      ...process.env,
      LD_LIBRARY_PATH: libraries.join(delimiter),
      FONTCONFIG_PATH: join(folder, 'fonts'),
    },
  };
}

/** The pinned browser, running; other programs steer it by `debuggingPort`. */
export async function launchPinned({ debuggingPort }: { debuggingPort?: number } = {}) {
  const { executablePath, args, env } = await pinnedBrowser();
  return chromium.launch({
    executablePath,
    args: debuggingPort ? [...args, `--remote-debugging-port=${debuggingPort}`] : args,
    env: env as Record<string, string>,
  });
}

/** The browser that this machine has installed. */
export const systemBrowserPath = (): string | undefined =>
  systemBrowsers.find((path) => existsSync(path));

/** The browser of the tests: CHROMIUM_PATH, else the pinned one, whatever the machine has. */
export async function testBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return pinnedBrowser();
  if (!existsSync(chosen)) throw new Error(`CHROMIUM_PATH=${chosen} does not exist.`);
  return { executablePath: chosen, args, env: process.env };
}
