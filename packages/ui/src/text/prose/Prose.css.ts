import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { componentStyle, inComponents } from '../../theme/layered.ts';

export const prose = componentStyle({
  maxWidth: '70ch',
  fontSize: vars.text.md,
  lineHeight: 1.65,
  overflowWrap: 'anywhere',
});

const inside = (selector: string, rule: Parameters<typeof inComponents>[0]) =>
  globalStyle(`${prose} ${selector}`, inComponents(rule) as object);

inside('> * + *', { marginBlockStart: vars.space.md });
inside(':is(h1, h2, h3, h4, h5, h6)', {
  fontFamily: vars.font.display,
  fontWeight: vars.weight.display,
  lineHeight: 1.2,
  letterSpacing: '-0.015em',
  fontSize: vars.text.xl,
});
inside(':is(h1, h2)', { fontSize: vars.text.h4 });
inside('> :is(h1, h2, h3, h4, h5, h6):not(:first-child)', { marginBlockStart: vars.space.xl });
inside(':is(ul, ol)', { paddingInlineStart: '1.375em', display: 'grid', gap: vars.space.xs });
inside('ul', { listStyle: 'disc' });
inside('ol', { listStyle: 'decimal' });
inside('li::marker', { color: vars.color.accent.fg });
inside('a', { color: vars.color.fg.link, textUnderlineOffset: '0.2em' });
inside(':is(strong, b)', { fontWeight: vars.weight.display });
inside('blockquote', {
  paddingInlineStart: vars.space.md,
  borderInlineStart: `${vars.line.bold} solid ${vars.color.accent.border}`,
  color: vars.color.fg.muted,
});
inside('img', { borderRadius: vars.radius.md });
inside('table', { fontSize: vars.text.sm });
inside(':is(th, td)', {
  padding: `${vars.space.xs} ${vars.space.sm}`,
  borderBlockEnd: `1px solid ${vars.color.border.subtle}`,
  textAlign: 'start',
  verticalAlign: 'top',
});
inside('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border.subtle}` });
