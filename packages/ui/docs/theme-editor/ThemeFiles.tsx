import { useState } from 'react';
import { Button } from '../../src/actions/button/index.ts';
import { Notice } from '../../src/feedback/notice/index.ts';
import { Select } from '../../src/forms/select/index.ts';
import { TextArea } from '../../src/forms/text-area/index.ts';
import { Inline, Stack } from '../../src/layout/index.ts';
import { Heading } from '../../src/text/heading/index.ts';
import { Text } from '../../src/text/text/index.ts';
import * as styles from './themeEditor.css.ts';
import { readThemeFile, toCss, toDesignTokens } from './themeFile.ts';
import type { Typed } from './tokens.ts';

const files = {
  css: { label: 'CSS custom properties', name: 'theme.css', type: 'text/css', write: toCss },
  json: {
    label: 'Design Tokens (JSON)',
    name: 'tokens.json',
    type: 'application/json',
    write: toDesignTokens,
  },
};
type Format = keyof typeof files;

function download(name: string, type: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type }));
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  URL.revokeObjectURL(url);
}

/** The theme as a file in either format, to copy or download. */
export function Export({ changes }: { changes: Typed }) {
  const [format, setFormat] = useState<Format>('css');
  const [outcome, setOutcome] = useState('');
  const { name, type, write } = files[format];
  const text = write(changes);

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setOutcome('Copied.'),
      () =>
        setOutcome('The browser did not let it be copied: select the text and copy it by hand.'),
    );
  return (
    <Stack as="section">
      <Heading level={2}>Export</Heading>
      <Select
        label="Format"
        options={Object.entries(files).map(([value, { label }]) => ({ value, label }))}
        value={format}
        onChange={(value) => {
          setFormat(value as Format);
          setOutcome('');
        }}
      />
      {text === '' ? (
        <Text tone="muted">Nothing is changed yet.</Text>
      ) : (
        <>
          <TextArea label={`Content of ${name}`} value={text} isReadOnly rows={8} />
          <Inline>
            <Button onPress={copy}>Copy</Button>
            <Button variant="secondary" onPress={() => download(name, type, text)}>
              Download {name}
            </Button>
          </Inline>
        </>
      )}
      <Text role="status">{outcome}</Text>
    </Stack>
  );
}

/** Reads an exported file. An invalid file changes nothing. */
export function Import({ onImport }: { onImport: (changes: Typed) => void }) {
  const [text, setText] = useState('');
  const [problems, setProblems] = useState<string[]>([]);
  const [isDone, setDone] = useState(false);

  const read = (content: string) => {
    const file = readThemeFile(content);
    setProblems('problems' in file ? file.problems : []);
    setDone('changes' in file);
    if ('changes' in file) onImport(file.changes);
  };
  return (
    <Stack as="section">
      <Heading level={2}>Import</Heading>
      <TextArea
        label="Paste theme.css or tokens.json"
        value={text}
        onChange={setText}
        rows={6}
        errorMessage={problems.length > 0 ? 'Nothing was changed: see below.' : undefined}
      />
      {problems.length > 0 && (
        <Notice tone="danger" title="This file cannot be imported">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      {isDone && <Notice tone="success">The theme is that of the file.</Notice>}
      <Inline>
        <Button onPress={() => read(text)}>Import</Button>
        <label>
          Or choose a file{' '}
          <input
            type="file"
            className={styles.file}
            accept=".css,.json"
            onChange={async ({ target }) => {
              const content = await target.files?.[0]?.text();
              // The same file can be selected again after it was corrected.
              target.value = '';
              if (content === undefined) return;
              setText(content);
              read(content);
            }}
          />
        </label>
      </Inline>
    </Stack>
  );
}
