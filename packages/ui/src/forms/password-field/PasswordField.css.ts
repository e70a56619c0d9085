import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const row = componentStyle({ position: 'relative', display: 'grid' });

const besideToggle = '5rem';

/** Text must not run under the button. */
export const input = componentStyle({ paddingInlineEnd: besideToggle });

export const toggle = componentStyle({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: vars.space.xxs,
  display: 'flex',
  alignItems: 'center',
});
