import { german, hindi } from '@parinda/ui/messages';
import type { Preview } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { globalNames } from './contract-lens/types.ts';
import { emulate } from './media.ts';

type Globals = Record<string, unknown>;

/** Toolbars. Storybook keeps their values in the URL. */
export const globalTypes: Preview['globalTypes'] = {
  theme: {
    description: 'Light or dark',
    toolbar: {
      title: 'Theme',
      icon: 'mirror',
      items: [
        { value: 'light', title: 'Light', icon: 'sun' },
        { value: 'dark', title: 'Dark', icon: 'moon' },
      ],
      dynamicTitle: true,
    },
  },
  colours: {
    description: 'Colours of the shop, or forced colours of the browser',
    toolbar: {
      title: 'Colours',
      icon: 'contrast',
      items: [
        { value: 'own', title: 'Own colours' },
        { value: 'more', title: 'More contrast' },
        { value: 'forced', title: 'Forced colours' },
      ],
      dynamicTitle: true,
    },
  },
  textSize: {
    description: 'Text size of the browser',
    toolbar: {
      title: 'Text size',
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Text 100 %' },
        { value: 'double', title: 'Text 200 %' },
      ],
      dynamicTitle: true,
    },
  },
  language: {
    description: "Language of the components' own words, or right-to-left layout",
    toolbar: {
      title: 'Language',
      icon: 'globe',
      items: [
        { value: 'english', title: 'English' },
        { value: 'german', title: 'German' },
        { value: 'hindi', title: 'Hindi' },
        { value: 'rightToLeft', title: 'Right to left' },
      ],
      dynamicTitle: true,
    },
  },
  motion: {
    description: 'Preference for reduced motion',
    toolbar: {
      title: 'Motion',
      icon: 'play',
      items: [
        { value: 'full', title: 'Full motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
      dynamicTitle: true,
    },
  },
};

export const initialGlobals = {
  theme: 'light',
  colours: 'own',
  textSize: 'normal',
  language: 'english',
  motion: 'full',
  // The contract lens uses these.
  [globalNames.replay]: '',
  [globalNames.field]: '',
};

/** Props of MessagesProvider. Right to left keeps the English words. */
export const languages = {
  german: { locale: 'de', messages: german },
  hindi: { locale: 'hi-IN', messages: hindi },
  rightToLeft: { locale: 'ar' },
};

/** Applies the settings to the document, as the storefront does. */
export function applySettings({ theme, colours, textSize, language, motion }: Globals): void {
  const root = document.documentElement;
  root.lang = languages[language as keyof typeof languages]?.locale ?? 'en-IN';
  root.dir = language === 'rightToLeft' ? 'rtl' : 'ltr';
  root.dataset.theme = String(theme);
  root.style.fontSize = textSize === 'double' ? '200%' : '';
  emulate({
    reducedMotion: motion === 'reduced',
    moreContrast: colours === 'more',
    forcedColours: colours === 'forced',
  });
}

// Documentation pages have no decorator.
let current: Globals = initialGlobals;
const listeners = new Set<() => void>();
const channel = addons.getChannel();
for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) {
  channel.on(event, ({ globals }: { globals: Globals }) => {
    current = globals;
    applySettings(globals);
    for (const listener of listeners) listener();
  });
}

/** Returns the toolbar settings outside a story. */
export const useSettings = (): Globals =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
