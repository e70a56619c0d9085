import { expect, it } from 'vitest';
import { diagramOf } from './layer-diagram.ts';

const imports = (source: string, ...resolved: string[]) => ({
  source,
  dependencies: resolved.map((path) => ({ resolved: path })),
});

const layers: Record<string, [string, string][]> = {
  shop: [
    ['app', 'routes'],
    ['parts', 'cards'],
    ['shared', 'money'],
  ],
  ui: [['forms', 'fields']],
};

it('draws each layer, and omits arrows that a longer path implies', () => {
  const modules = [
    imports('shop/app/App.tsx', 'shop/parts/card.ts', 'shop/app/store.ts', 'react'),
    imports('shop/app/routes.tsx', 'shop/parts/card.ts', 'shop/shared/money.ts'),
    imports('shop/parts/card.ts', 'shop/shared/money.ts', 'ui/forms/field.ts'),
  ];
  expect(diagramOf(layers, modules).split('\n')).toEqual([
    '```mermaid',
    'flowchart TB',
    '  subgraph shop["shop"]',
    '    shop_app["<b>app</b><br>routes"]',
    '    shop_parts["<b>parts</b><br>cards"]',
    '    shop_shared["<b>shared</b><br>money"]',
    '  end',
    '  subgraph ui["ui"]',
    '    ui_forms["<b>forms</b><br>fields"]',
    '  end',
    '  shop --> ui',
    '  shop_app --> shop_parts',
    '  shop_parts --> shop_shared',
    '```',
  ]);
});
