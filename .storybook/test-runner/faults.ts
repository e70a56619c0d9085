interface Fault {
  what: string;
  seenBy: 'picture' | 'axe in dark' | 'finger';
  css: string;
}

/**
 * Stories that are shown once more, each with a fault that has to be seen: checks that always agreed
 * would pass everything else.
 */
export const faults: Record<string, Fault> = {
  'actions-button--primary': {
    what: "a primary button in the green of success instead of the brand's teal",
    seenBy: 'picture',
    css: ':root { --pa-color-accent-solid: var(--pa-color-success-solid) !important; }',
  },
  'text-heading--default': {
    what: 'a heading that is too faint in the dark theme alone',
    seenBy: 'axe in dark',
    css: '[data-theme="dark"] :is(h1, h2, h3) { color: #123 !important; }',
  },
  'actions-iconbutton--default': {
    what: 'an icon button of half the size that a finger needs',
    seenBy: 'finger',
    css: 'button { width: 22px !important; height: 22px !important; }',
  },
};
