import type { CSSProperties } from 'react';
import { addons } from 'storybook/manager-api';
import { light } from '../packages/ui/src/theme/palette.ts';
import { storybookThemes } from './brand.ts';

const { success, warning } = light;
const tones: Record<string, { fg: string; soft: string }> = { stable: success, draft: warning };

const badge = ({ fg, soft }: { fg: string; soft: string }): CSSProperties => ({
  marginInlineStart: 8,
  padding: '1px 6px',
  borderRadius: 999,
  fontSize: 11,
  fontWeight: 500,
  color: fg,
  background: soft,
});

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: {
    /** A component's status after its name. */
    renderLabel: (item) => {
      const status = item.type === 'component' && item.tags.find((tag) => tag in tones);
      const tone = status && tones[status];
      if (!tone) return item.name;
      return (
        <span>
          {item.name} <span style={badge(tone)}>{status}</span>
        </span>
      );
    },
  },
});
