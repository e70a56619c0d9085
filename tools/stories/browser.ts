import { type Browser, pinnedBrowser } from '../run/browser.ts';

/**
 * How the browser that takes the pictures is launched: the one from npm with the fonts from npm, as
 * another would draw letters and edges otherwise.
 */
export async function pictureBrowser(): Promise<Browser> {
  const browser = await pinnedBrowser();
  return {
    ...browser,
    args: [...browser.args, '--disable-lcd-text', '--force-color-profile=srgb'],
  };
}
