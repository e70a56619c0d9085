import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const logo = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.4em',
  fontFamily: vars.font.display,
  fontSize: vars.text.h4,
  fontWeight: vars.weight.bold,
  lineHeight: 1,
  letterSpacing: '-0.03em',
  color: 'inherit',
});

export const mark = componentStyle({ width: '1.35em', height: '1.35em', flexShrink: 0 });

export const wing = componentStyle({ fill: 'currentcolor' });
/** The only warm colour of the logo. */
export const sun = componentStyle({ fill: vars.color.rating });
