import { useState } from 'react';
import { Button } from '../../src/actions/button/index.ts';
import { Select } from '../../src/forms/select/index.ts';
import { Inline, Stack } from '../../src/layout/index.ts';
import { Heading } from '../../src/text/heading/index.ts';
import { Text } from '../../src/text/text/index.ts';
import { Controls } from './Controls.tsx';
import { Judgement, Verdict } from './Judgement.tsx';
import { judge } from './judge.ts';
import { Preview } from './Preview.tsx';
import { Export, Import } from './ThemeFiles.tsx';
import * as styles from './themeEditor.css.ts';
import { changesIn, type Mode, type Typed, themeWith } from './tokens.ts';

const modes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
];

/** Changes the theme in its preview only, and exports it as a file. */
export function ThemeEditor() {
  const [typed, setTyped] = useState<Typed>({});
  const [mode, setMode] = useState<Mode>('light');
  const changes = changesIn(typed);
  const theme = themeWith(changes);
  const judged = judge(theme);
  return (
    <main>
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>Theme editor</Heading>
          <Text>
            What is changed here holds in the preview alone, until its file is put behind the styles
            of a shop.
          </Text>
        </Stack>
        <div className={styles.columns}>
          <section className={styles.tokens}>
            <Stack>
              <Heading level={2}>Tokens</Heading>
              <Inline align="end">
                <Select
                  label="Mode"
                  options={modes}
                  value={mode}
                  onChange={(value) => setMode(value as Mode)}
                />
                <Button
                  variant="secondary"
                  isDisabled={Object.keys(typed).length === 0}
                  onPress={() => setTyped({})}
                >
                  Reset
                </Button>
              </Inline>
              <Verdict judged={judged} />
              <Controls
                mode={mode}
                typed={typed}
                onType={(id, text) => setTyped((before) => ({ ...before, [id]: text }))}
              />
            </Stack>
          </section>
          <Stack gap="xl">
            <Stack as="section">
              <Heading level={2}>Preview</Heading>
              <Preview changes={changes} mode={mode} />
            </Stack>
            <Judgement judged={judged} theme={theme} />
            <Export changes={changes} />
            <Import onImport={setTyped} />
          </Stack>
        </div>
      </Stack>
    </main>
  );
}
