/** @jsxRuntime classic */
import React from 'react';
import { addons, types } from 'storybook/manager-api';
import { ContractPanel } from './Panel.tsx';
import { ReplayTool } from './ReplayTool.tsx';

const addon = 'contract-lens';

/** Adds the panel and the toolbar of the contract lens. */
export function registerContractLens(): void {
  addons.register(addon, () => {
    addons.add(`${addon}/panel`, {
      type: types.PANEL,
      title: 'Contracts',
      render: ({ active }) => <ContractPanel active={active} />,
    });
    addons.add(`${addon}/replay`, {
      type: types.TOOL,
      title: 'Replay',
      match: ({ viewMode, tabId }) => viewMode === 'story' && !tabId,
      render: () => <ReplayTool />,
    });
  });
}
