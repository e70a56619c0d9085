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

/** Chromium's sandbox does not start as root. The other arguments turn off its network requests. */
const args = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

const npmPackage = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');

const oldPackage = join(dirname(fileURLToPath(import.meta.resolve('chromium-109'))), '..');

/** Uses only the fonts of the npm package, so that text has the same width everywhere. */
const fontSettings = (folder: string) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;

/**
 * Unpacks files of an npm package: Chromium, fonts and the system libraries that a minimal Debian lacks.
 * The final rename makes the folder appear complete.
 */
async function unpack(folder: string, from: string, parts: readonly string[]): Promise<void> {
  mkdirSync(dirname(folder), { recursive: true });
  const unfinished = mkdtempSync(`${folder}.`);
  const tmpdir = process.env.TMPDIR;
  process.env.TMPDIR = unfinished; // inflate() writes to the system's temporary folder
  try {
    for (const part of parts) await inflate(join(from, 'bin', `${part}.br`));
  } finally {
    if (tmpdir === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = tmpdir;
  }
  if (parts.includes('fonts.tar')) {
    writeFileSync(join(unfinished, 'fonts/fonts.conf'), fontSettings(folder));
  }
  try {
    renameSync(unfinished, folder);
  } catch {
    rmSync(unfinished, { recursive: true }); // another process was faster
  }
}

/** Returns the Chromium of the npm package, whose screenshots are the same on every machine. */
export async function pinnedBrowser(): Promise<Browser> {
  const { version } = JSON.parse(readFileSync(join(npmPackage, 'package.json'), 'utf8'));
  const folder = inProject(`node_modules/.cache/chromium-${version}`);
  const parts = ['chromium', 'fonts.tar', 'swiftshader.tar', 'al2023.tar'];
  if (!existsSync(folder)) await unpack(folder, npmPackage, parts);
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

/** Returns the oldest supported Chromium (docs/browsers.md), with the libraries of the pinned one. */
export async function oldestBrowser(): Promise<Browser> {
  const folder = inProject('node_modules/.cache/chromium-109');
  if (!existsSync(folder)) await unpack(folder, oldPackage, ['chromium', 'swiftshader.tar']);
  return { ...(await pinnedBrowser()), executablePath: join(folder, 'chromium') };
}

/** Starts the pinned browser. Other programs can control it at `debuggingPort`. */
export async function launchPinned({ debuggingPort }: { debuggingPort?: number } = {}) {
  const { executablePath, args, env } = await pinnedBrowser();
  return chromium.launch({
    executablePath,
    args: debuggingPort ? [...args, `--remote-debugging-port=${debuggingPort}`] : args,
    env: env as Record<string, string>,
  });
}

/** Returns the path of an installed browser. */
export const systemBrowserPath = (): string | undefined =>
  systemBrowsers.find((path) => existsSync(path));

/** Returns the browser of the tests: CHROMIUM_PATH or the pinned one. */
export async function testBrowser(): Promise<Browser> {
  const chosen = process.env.CHROMIUM_PATH;
  if (!chosen) return pinnedBrowser();
  if (!existsSync(chosen)) throw new Error(`File not found: CHROMIUM_PATH=${chosen}.`);
  return { executablePath: chosen, args, env: process.env };
}
