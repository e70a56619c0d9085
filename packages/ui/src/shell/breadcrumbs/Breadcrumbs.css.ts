import { canHover, onPaper, underFinger } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle } from '../../theme/layered.ts';

export const landmark = componentStyle({ '@media': { [onPaper]: { display: 'none' } } });

export const list = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  color: vars.color.fg.muted,
  fontSize: vars.text.sm,
});

export const item = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  '::after': {
    content: '',
    inlineSize: '0.4em',
    blockSize: '0.4em',
    marginInlineStart: vars.space.xs,
    borderBlockStart: `${vars.line.fine} solid currentColor`,
    borderInlineEnd: `${vars.line.fine} solid currentColor`,
    transform: 'rotate(45deg)',
  },
});

export const current = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  color: vars.color.fg.default,
  overflowWrap: 'anywhere',
});

export const link = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: '1.75rem',
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: vars.radius.sm,
  '@media': {
    [canHover]: {
      selectors: { '&:hover': { color: vars.color.fg.link, textDecoration: 'underline' } },
    },
    [underFinger]: { minBlockSize: vars.size.control, minInlineSize: vars.size.control },
  },
});
