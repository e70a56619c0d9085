import { Accordion } from '../../src/disclosure/accordion/index.ts';
import { TextField } from '../../src/forms/text-field/index.ts';
import { Stack } from '../../src/layout/index.ts';
import * as styles from './themeEditor.css.ts';
import {
  type Mode,
  problemOf,
  type Token,
  type Typed,
  tokens,
  tokensBy,
  worthOf,
} from './tokens.ts';

interface ControlsProps {
  mode: Mode;
  typed: Typed;
  onType: (id: string, text: string) => void;
}

/** A field for every token, in groups; colours of one mode. */
export function Controls({ mode, typed, onType }: ControlsProps) {
  const groups = tokensBy(
    'group',
    tokens.filter((token) => (token.mode ?? mode) === mode),
  );
  const items = [...groups].map(([group, own]) => {
    const changed = own.filter((token) => worthOf(token, typed) !== token.original).length;
    return {
      id: `tokens-${group}`,
      title: changed > 0 ? `${group} (${changed} changed)` : group,
      content: (
        <Stack>
          {own.map((token) => (
            <Control key={token.id} token={token} typed={typed} onType={onType} />
          ))}
        </Stack>
      ),
    };
  });
  return <Accordion items={items} defaultExpandedKeys={['tokens-accent']} />;
}

function Control({ token, typed, onType }: { token: Token } & Omit<ControlsProps, 'mode'>) {
  const text = worthOf(token, typed);
  const problem = problemOf(token, text);
  const field = (
    <TextField
      label={token.name}
      value={text}
      onChange={(value) => onType(token.id, value)}
      errorMessage={problem}
    />
  );
  // The browser's colour picker has no alpha channel.
  if (!token.original.startsWith('#')) return field;
  return (
    <div className={styles.colour}>
      <input
        type="color"
        aria-label={`Pick ${token.name}`}
        className={styles.picker}
        value={problem ? token.original : text}
        onChange={({ target }) => onType(token.id, target.value)}
      />
      {field}
    </div>
  );
}
