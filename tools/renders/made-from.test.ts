import { expect, test } from 'vitest';
import { inputsOf, type PictureScript, pictures, recordedInputs } from './made-from.ts';

test.each(Object.keys(pictures) as PictureScript[])(
  'the pictures of %s are made from the current brand and files',
  (script) => {
    expect(
      recordedInputs()[script],
      `Run: npx pnpm@12 exec node tools/renders/${script}.ts`,
    ).toEqual(inputsOf(script));
  },
);
