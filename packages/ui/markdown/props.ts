import { join } from 'node:path';
import { type PropItem, withCustomConfig } from 'react-docgen-typescript';
import { entryFiles, packageFolder } from '../entries.ts';

export interface Prop {
  name: string;
  type: string;
  isRequired: boolean;
  /** Source of the default. */
  default?: string | undefined;
  description: string;
}

export interface ComponentProps {
  /** Declared in this package. */
  own: Prop[];
  /** Names of further props from React Aria, without attributes and events of every element. */
  inherited: string[];
}

/** Reads the props of every exported component, by its name. */
export function readProps(): Map<string, ComponentProps> {
  const parser = withCustomConfig(join(packageFolder, 'tsconfig.json'), {
    shouldExtractLiteralValuesFromEnum: true,
    shouldRemoveUndefinedFromOptional: true,
    savePropValueAsString: true,
    skipChildrenPropWithoutDoc: false,
  });
  return new Map(
    parser.parse([...entryFiles.values()]).map(({ displayName, props }) => {
      const all = Object.values(props).sort((a, b) => a.name.localeCompare(b.name));
      const own = all.filter(isOwn);
      return [
        displayName,
        {
          own: own.map((prop) => ({
            name: prop.name,
            type: typeOf(prop),
            isRequired: prop.required,
            default: prop.defaultValue?.value ?? undefined,
            description: prop.description.replaceAll(/\s+/g, ' ').trim(),
          })),
          inherited: all.filter(isFromReactAria).map(({ name }) => name),
        },
      ];
    }),
  );
}

const isOwn = ({ parent, declarations = parent ? [parent] : [] }: PropItem) =>
  declarations.length === 0 ||
  declarations.some(({ fileName }) => !fileName.includes('node_modules'));

/** Interfaces of attributes and events that every element has. */
const common = /^(GlobalDOM|DOMAttributes|HTMLAttributes|AriaAttributes|HoverEvents|Attributes)/;

const isFromReactAria = (prop: PropItem) =>
  !isOwn(prop) &&
  (prop.declarations ?? []).some(
    ({ fileName, name }) => /react-(aria|stately|types)/.test(fileName) && !common.test(name),
  ) &&
  !/^(key|ref|slot|style|render|className|isEntering|isExiting|UNSTABLE_.*)$/.test(prop.name);

const typeOf = ({ type }: PropItem): string =>
  type.name === 'enum' && Array.isArray(type.value)
    ? type.value.map(({ value }: { value: string }) => value.replaceAll('"', "'")).join(' | ')
    : type.name;
