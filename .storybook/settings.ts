import type { Preview } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { emulate } from './media.ts';

type Globals = Record<string, unknown>;

/** The toolbars. An address copied from the browser carries what they are set to. */
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
    description: 'Colours of the shop, or those a reader forces on every site',
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
    description: 'The text size that a reader set in the browser',
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
  motion: {
    description: 'Whether the reader asked for less motion',
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
  motion: 'full',
};

/** Puts the settings where the shop has them: on the document. */
export function applySettings({ theme, colours, textSize, motion }: Globals): void {
  const root = document.documentElement;
  root.lang = 'en-IN';
  root.dataset.theme = String(theme);
  root.style.fontSize = textSize === 'double' ? '200%' : '';
  emulate({
    reducedMotion: motion === 'reduced',
    moreContrast: colours === 'more',
    forcedColours: colours === 'forced',
  });
}

// Pages of text have no story whose decorator could do it.
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

/** What the toolbars are set to, outside of a story. */
export const useSettings = (): Globals =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
