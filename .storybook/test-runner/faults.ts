interface Fault {
  description: string;
  detectedBy: 'picture' | 'axe in dark' | 'target size';
  css: string;
}

/** Injected faults that the checks must detect. They prove that the checks can fail. */
export const faults: Record<string, Fault> = {
  'actions-button--primary': {
    description: "a primary button in the green of success instead of the brand's teal",
    detectedBy: 'picture',
    css: ':root { --pa-color-accent-solid: var(--pa-color-success-solid) !important; }',
  },
  'text-heading--default': {
    description: 'a heading with low contrast only in the dark theme',
    detectedBy: 'axe in dark',
    css: '[data-theme="dark"] :is(h1, h2, h3) { color: #123 !important; }',
  },
  'actions-iconbutton--default': {
    description: 'an icon button of half the minimum size',
    detectedBy: 'target size',
    css: 'button { width: 22px !important; height: 22px !important; }',
  },
};
