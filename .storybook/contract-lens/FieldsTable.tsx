import { TextField } from '@parinda/ui/text-field';
import { useState } from 'react';
import operationsJson from '../../contracts/operations.json';
import storiesJson from '../../contracts/stories.json';
import {
  type Field,
  fieldId,
  globalNames,
  isIdentifier,
  type Operation,
  type ShownByOperation,
} from './types.ts';

const operations = operationsJson as Operation[];
const shown = storiesJson as ShownByOperation;

const storyHref = (id: string, global: keyof typeof globalNames, value: string) =>
  `./?path=/story/${id}&globals=${globalNames[global]}:${value}`;

/** Returns whether the text has every word of the query: `max price` finds `max_price`. */
const isFound = (text: string, query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

const shortTitle = (title: string) => title.slice(title.lastIndexOf('/') + 1);

function unshown(field: Field): string {
  if (!field.isRead) return 'not read';
  return isIdentifier(field) ? 'read as an identifier' : 'read; the main stories do not show it';
}

function FieldItem({ operation, field }: { operation: Operation; field: Field }) {
  const { path, isRequired } = field;
  const stories = Object.entries(shown[operation.id]?.fields[path] ?? {});
  const [, first] = stories[0] ?? [];
  const id = `${operation.id}-${fieldId(field)}`;
  const without = `${operation.id}-without-${fieldId(field)}`;
  return (
    <li>
      <code>{path}</code>
      {!isRequired && ' (optional)'}:{' '}
      {stories.map(([title, story], index) => (
        <span key={story}>
          {index > 0 && ', '}
          <a href={storyHref(story, 'field', id)} target="_top">
            {shortTitle(title)}
          </a>
        </span>
      ))}
      {first && (
        <>
          .{' '}
          <a href={storyHref(first, 'replay', without)} target="_top">
            Without it
          </a>
        </>
      )}
      {!first && unshown(field)}
    </li>
  );
}

/** Each field of a response, with the stories that show it. */
export function FieldsTable() {
  const [query, setQuery] = useState('');
  const found = operations
    .map((operation) => ({
      operation,
      fields: operation.fields.filter(({ path }) => isFound(`${operation.id} ${path}`, query)),
    }))
    .filter(({ fields }) => fields.length > 0);
  return (
    <div className="fields">
      <TextField
        label="Field or operation"
        placeholder="max_price"
        value={query}
        onChange={setQuery}
      />
      {found.length === 0 && <p>No field contains this text.</p>}
      {found.map(({ operation, fields }) => (
        <section key={operation.id}>
          <h2>{operation.id}</h2>
          <p>
            <code>
              {operation.method} {operation.path}
            </code>
          </p>
          <ul className="guide">
            {fields.map((field) => (
              <FieldItem key={field.path} operation={operation} field={field} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
