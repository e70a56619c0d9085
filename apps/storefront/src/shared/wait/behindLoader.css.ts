import { layoutStyle } from '@parinda/ui/theme/styles';

/**
 * What is hidden while a loader shows in its place: laid out already, with its pictures on their way,
 * so that it is there in the frame in which the wait ends.
 */
export const behindLoader = layoutStyle({
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
