import { createElement } from 'react';
import { addons } from 'storybook/manager-api';
import { light } from '../packages/ui/src/theme/palette.ts';
import { storybookThemes } from './brand.ts';
import { registerContractLens } from './contract-lens/register.tsx';
import { type Status, statusOf } from './statuses.ts';

/** A stable component shows no status. */
const tones: Partial<Record<Status, { fg: string; soft: string }>> = {
  draft: light.warning,
  beta: light.info,
  deprecated: light.danger,
};

function badge(status: string, { fg, soft }: { fg: string; soft: string }) {
  const style = {
    marginInlineStart: 8,
    padding: '1px 6px',
    borderRadius: 999,
    fontSize: 11,
    fontWeight: 500,
    color: fg,
    background: soft,
  };
  return createElement('span', { style }, status);
}

registerContractLens();

addons.setConfig({
  theme: storybookThemes.light,
  sidebar: {
    /** Adds the status to the name of a component that is not stable. */
    renderLabel: (item) => {
      const status = item.type === 'component' ? statusOf(item.tags) : undefined;
      const tone = status && tones[status];
      return tone ? createElement('span', null, item.name, badge(status, tone)) : item.name;
    },
  },
});
