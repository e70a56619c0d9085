import type { TestRunnerConfig } from '@storybook/test-runner';

/** STORY_THEME=dark runs every story, axe's contrast included, in the dark theme. */
const theme = process.env.STORY_THEME ?? 'light';

const config: TestRunnerConfig = {
  async prepare({ page }) {
    const url = new URL('iframe.html', process.env.TARGET_URL);
    // Globals in the address count only together with a story: `*` is the first one.
    url.search = `viewMode=story&id=*&globals=theme:${theme}`;
    await page.goto(url.toString(), { waitUntil: 'load' });
  },
};

export default config;
