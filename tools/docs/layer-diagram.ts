import { command } from '../run/command.ts';
import { inProject } from '../run/project.ts';

/** House -> its layers, highest first, each with what it holds: as in dependency-cruiser.config.mjs. */
type Layers = Record<string, [name: string, holds: string][]>;

interface Module {
  source: string;
  dependencies: { resolved: string }[];
}

const idOf = (...names: string[]) => names.join('/').replaceAll(/\W/g, '_');

type Arrow = [from: string, to: string];

/** Without the arrows that longer ways say already. */
function reduced(arrows: Arrow[]): Arrow[] {
  const reaches = (from: string, to: string): boolean =>
    arrows.some(([start, end]) => start === from && (end === to || reaches(end, to)));
  return arrows.filter(
    ([from, to]) =>
      !arrows.some(([start, via]) => start === from && via !== to && reaches(via, to)),
  );
}

/**
 * A Mermaid diagram of the layers. An arrow in a house: one layer imports the other; between houses:
 * some layer of one imports some of the other.
 */
export function diagramOf(layers: Layers, modules: Module[]): string {
  const places = Object.entries(layers).flatMap(([house, names]) =>
    names.map(([name]) => ({ house, name, path: new RegExp(`^${house}/${name}[/.]`) })),
  );
  const placeOf = (file: string) => places.find(({ path }) => path.test(file));
  const inHouses = new Map<string, Arrow>();
  const between = new Map<string, Arrow>();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const [from, to] = [placeOf(source), placeOf(resolved)];
      if (!from || !to || from === to) continue;
      const isWithin = from.house === to.house;
      const arrow: Arrow = isWithin
        ? [idOf(from.house, from.name), idOf(to.house, to.name)]
        : [idOf(from.house), idOf(to.house)];
      (isWithin ? inHouses : between).set(`${arrow}`, arrow);
    }
  }
  const houses = Object.entries(layers).flatMap(([house, names]) => [
    `  subgraph ${idOf(house)}["${house}"]`,
    ...names.map(([name, holds]) => `    ${idOf(house, name)}["<b>${name}</b><br>${holds}"]`),
    '  end',
  ]);
  const arrows = [...reduced([...inHouses.values()]), ...between.values()];
  const lines = arrows.map(([from, to]) => `  ${from} --> ${to}`).sort();
  return ['```mermaid', 'flowchart TB', ...houses, ...lines, '```'].join('\n');
}

const markers = /(<!-- layers -->).*(<!-- \/layers -->)/s;

/** docs/architecture.md with the diagram of today between its two markers. */
export async function withDiagram(markdown: string): Promise<string> {
  if (!markers.test(markdown)) throw new Error('docs/architecture.md has lost its two markers.');
  const config = 'dependency-cruiser.config.mjs';
  const { layers } = (await import(inProject(config))) as { layers: Layers };
  const { output } = await command('depcruise', [
    'apps',
    'packages',
    '--config',
    config,
    '--output-type',
    'json',
  ]);
  const { modules } = JSON.parse(output) as { modules: Module[] };
  return markdown.replace(markers, `$1\n\n${diagramOf(layers, modules)}\n\n$2`);
}
