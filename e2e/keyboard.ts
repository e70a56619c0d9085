import { expect, type Locator, type Page } from '@playwright/test';

/** More Tab stops than any page has between two controls of a test. */
const mostStops = 120;

/** Presses Tab until the target has focus, without a pointer or shortcut. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stops = 0; stops < mostStops; stops++) {
    const hasFocus = await target.evaluate((element) => element === document.activeElement);
    if (hasFocus) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${target} is not reached by Tab.`);
}

export async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await expectVisibleFocus(target);
  await page.keyboard.press(key);
}

export async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

/** Expects an outline or a shadow on the target or on a close ancestor. */
async function expectVisibleFocus(target: Locator): Promise<void> {
  const isMarked = () =>
    target.evaluate((element) => {
      const styles = [getComputedStyle(element, '::after')];
      for (let one: Element | null = element; one && styles.length < 4; one = one.parentElement) {
        styles.push(getComputedStyle(one));
      }
      return styles.some(
        ({ outlineStyle, boxShadow }) => outlineStyle !== 'none' || boxShadow !== 'none',
      );
    });
  await expect.poll(isMarked, `a mark of focus on ${target}`).toBe(true);
}
