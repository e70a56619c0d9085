import { readContract } from '@parinda/api/contract';
import { reasonFor } from '@parinda/api/testing/coverage';
import { brand } from '@parinda/brand';
import { escapeHtml } from '@parinda/server-kit/escape-html';
import {
  type Interaction,
  operationOf,
  operations,
  pactPaths,
  readPact,
} from '@parinda/testing/pacts';
import { type Fields, readFields } from '../fields.ts';
import { notes, statesOf } from '../provider-states.ts';
import type { Result, Results } from './results.ts';
import { type Stories, storyOf } from './stories.ts';
import { styles } from './styles.ts';

interface ReportInput {
  results: Results;
  stories: Stories;
  /** URL of the Storybook that has the stories. */
  storybook: string;
}

interface Entry {
  operation: (typeof operations)[number];
  tag: string;
  summary: string;
  provider: string;
  interactions: Interaction[];
  /** Missing without a response body. */
  fields: Fields | undefined;
}

interface Described {
  operationId: string;
  tags: string[];
  summary: string;
}

function readEntries(): Entry[] {
  const pacts = pactPaths().map(readPact);
  const fields = readFields();
  const described = Object.values(readContract().paths).flatMap(
    (methods) => Object.values(methods) as unknown as Described[],
  );
  return operations.map((operation) => {
    const { id } = operation;
    const isMeant = (one: Interaction) => operationOf(one) === id;
    const pact = pacts.find(({ interactions }) => interactions.some(isMeant));
    const { tags = [], summary = '' } = described.find((one) => one.operationId === id) ?? {};
    return {
      operation,
      tag: tags[0] ?? '',
      summary,
      provider: pact?.provider.name ?? 'none',
      interactions: pact?.interactions.filter(isMeant) ?? [],
      fields: fields.find((one) => one.operation === id),
    };
  });
}

const code = (text: string) => `<code>${escapeHtml(text)}</code>`;
const link = (href: string, text: string) =>
  `<a href="${escapeHtml(href)}">${escapeHtml(text)}</a>`;
const list = (items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
const time = (at: string) => {
  const [shown = ''] = at.replace('T', ' ').split(/:\d\d\./);
  return `<time datetime="${escapeHtml(at)}">${escapeHtml(shown)} UTC</time>`;
};

const stateId = (name: string) => `state-${name.replace(/\W+/g, '-')}`;

function resultText(server: string, { at, isKept, problems }: Result): string {
  const outcome = isKept ? '<b class="passed">passed</b>' : '<b class="failed">failed</b>';
  const text = `${outcome} on ${escapeHtml(server)}, ${time(at)}`;
  return isKept ? text : text + list(problems.map(escapeHtml));
}

function cellsOf(interaction: Interaction, { results, stories, storybook }: ReportInput): string[] {
  const { description } = interaction;
  const story = storyOf(interaction, stories);
  const shown = story && link(`${storybook.replace(/\/$/, '')}/?${story}`, 'Show in a story');
  const states = statesOf(interaction).map(({ name }) => link(`#${stateId(name)}`, name));
  const verified = Object.entries(results).flatMap(([server, byInteraction]) => {
    const result = byInteraction[description];
    return result ? [resultText(server, result)] : [];
  });
  return [
    escapeHtml(description) + (shown ? `<br>${shown}` : ''),
    states.join(', ') || 'none',
    verified.join('<br>') || 'not verified yet',
  ];
}

function statusRows(entry: Entry, status: number, input: ReportInput): string {
  const found = entry.interactions.filter(({ response }) => response.status === status);
  const head = `<th scope="row" rowspan="${found.length || 1}">${status}</th>`;
  if (found.length === 0) {
    const reason = reasonFor('pact', `${entry.operation.id} ${status}`) ?? '';
    return `<tr>${head}<td colspan="3">No interaction. ${escapeHtml(reason)}</td></tr>`;
  }
  const cells = found.map((one) =>
    cellsOf(one, input)
      .map((cell) => `<td>${cell}</td>`)
      .join(''),
  );
  return `<tr>${head}${cells.join('</tr>\n<tr>')}</tr>`;
}

function fieldList({ fields, operation }: Entry): string {
  if (!fields) return '';
  const { read, unread } = fields;
  const paths = read.map(({ path, isRequired }) => code(path) + (isRequired ? '' : ' (optional)'));
  const others = unread.length ? `<p>Not read: ${unread.map(code).join(', ')}</p>` : '';
  const summary = `The storefront reads ${count(read.length, 'field')} of status ${operation.success}`;
  return `<details><summary>${summary}</summary>${list(paths)}${others}</details>`;
}

function section(entry: Entry, input: ReportInput): string {
  const { id, method, path, isOptional, statuses } = entry.operation;
  const facts = [code(id), ...(isOptional ? ['optional'] : []), `provider ${code(entry.provider)}`];
  return `<section aria-labelledby="${id}">
<h3 id="${id}">${code(`${method} ${path}`)}</h3>
<p>${escapeHtml(entry.summary)} (${facts.join(', ')})</p>
<div class="scroll" role="group" aria-labelledby="${id}" tabindex="0">
<table>
<thead><tr><th scope="col">Status</th><th scope="col">Interaction</th>
<th scope="col">Provider state</th><th scope="col">Last verified</th></tr></thead>
<tbody>
${statuses.map((status) => statusRows(entry, status, input)).join('\n')}
</tbody>
</table>
</div>
${fieldList(entry)}
</section>`;
}

function group(tag: string, entries: Entry[], input: ReportInput): string {
  const own = entries.filter((entry) => entry.tag === tag);
  const interactions = own.flatMap((entry) => entry.interactions).length;
  return `<details open>
<summary><h2>${escapeHtml(tag)}</h2> ${count(own.length, 'operation')}, ${count(interactions, 'interaction')}</summary>
${own.map((entry) => section(entry, input)).join('\n')}
</details>`;
}

function serverList(results: Results): string {
  const servers = Object.entries(results).map(([server, byInteraction]) => {
    const found = Object.values(byInteraction);
    const passed = found.filter(({ isKept }) => isKept).length;
    const times = found.map(({ at }) => at).sort();
    return `${escapeHtml(server)}: ${passed} of ${found.length} passed, ${time(times.at(-1) ?? '')}`;
  });
  if (servers.length) return list(servers);
  return `<p>No server is verified yet. Run ${code('npx pnpm@12 contracts verify')}, then
${code('npx pnpm@12 contracts report')}.</p>`;
}

function stateList(entries: Entry[]): string {
  const used = entries.flatMap(({ interactions }) => interactions.flatMap(statesOf));
  return [...new Set(used.map(({ name }) => name))]
    .sort()
    .map((name) => {
      const text = escapeHtml(notes.states[name] ?? '');
      return `<dt id="${stateId(name)}">${escapeHtml(name)}</dt><dd>${text}</dd>`;
    })
    .join('\n');
}

/** Returns one HTML file with the operations, interactions, fields and results of the contract. */
export function reportPage(input: ReportInput): string {
  const entries = readEntries();
  const tags = [...new Set(entries.map(({ tag }) => tag))];
  return `<!doctype html>
<html lang="en-IN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Contract report | ${escapeHtml(brand.name)} user API</title>
<link rel="icon" href="data:,">
<style>${styles}</style>
</head>
<body>
<main>
<h1>Contract report</h1>
<p>This page shows the operations of ${code('contracts/openapi.yaml')}, the interactions that the storefront
needs, and the fields that it reads. The <a href="#states">provider states</a> are at the end.</p>
<h2>Verified servers</h2>
${serverList(input.results)}
${tags.map((tag) => group(tag, entries, input)).join('\n')}
<h2 id="states">Provider states</h2>
<dl>
${stateList(entries)}
</dl>
</main>
</body>
</html>
`;
}
