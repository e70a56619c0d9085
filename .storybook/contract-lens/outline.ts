import { HIGHLIGHT, REMOVE_HIGHLIGHT, SCROLL_INTO_VIEW } from 'storybook/highlight';
import { addons } from 'storybook/preview-api';
import type { ShownField } from './types.ts';

type FieldName = Pick<ShownField, 'operation' | 'path'>;

const attribute = 'data-contract-lens';
const colour = '#a21caf';

/** Ids of the outlines. */
let outlines: string[] = [];

export function removeOutlines(): void {
  for (const id of outlines) addons.getChannel().emit(REMOVE_HIGHLIGHT, id);
  outlines = [];
  for (const element of document.querySelectorAll(`[${attribute}]`))
    element.removeAttribute(attribute);
}

/**
 * Outlines elements. Pressing one names the fields that it shows. Storybook shows one menu for an element,
 * so elements with the same fields share an outline.
 */
export function outline(places: Map<Element, FieldName[]>): void {
  const groups = Map.groupBy(places, ([, fields]) => JSON.stringify(fields));
  for (const group of groups.values()) {
    const name = `outline-${outlines.length}`;
    for (const [element] of group) element.setAttribute(attribute, name);
    const id = `contract-lens/${name}`;
    outlines.push(id);
    const [, fields = []] = group[0] ?? [];
    addons.getChannel().emit(HIGHLIGHT, {
      id,
      selectors: [`[${attribute}="${name}"]`],
      styles: { outline: `2px dashed ${colour}`, outlineOffset: '2px' },
      hoverStyles: { outlineStyle: 'solid' },
      menu: [
        fields.map(({ operation, path }) => ({
          id: `${operation} ${path}`,
          title: path,
          description: operation,
        })),
      ],
    });
  }
}

export const scrollToOutline = (): void => {
  addons.getChannel().emit(SCROLL_INTO_VIEW, `[${attribute}]`, { block: 'center' });
};
