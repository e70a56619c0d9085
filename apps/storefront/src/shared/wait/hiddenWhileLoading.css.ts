import { layoutStyle } from '@parinda/ui/theme/styles';

/**
 * Hides content while a loader replaces it. The content is laid out and its images load, so that it
 * appears in the frame in which the wait ends.
 */
export const hiddenWhileLoading = layoutStyle({
  selectors: {
    '&[hidden]': {
      display: 'block',
      visibility: 'hidden',
      position: 'absolute',
      insetInline: 0,
      height: '100vh',
      overflow: 'hidden',
    },
  },
});
