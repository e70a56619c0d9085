import { virtual } from '@guidepup/virtual-screen-reader';

/** What a screen reader says on its way through the whole page, from the first word to the last. */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  // Where nothing is heard it never comes to an end, and says 'document' again.
  do await virtual.next();
  while (!/^(end of )?document$/.test(await virtual.lastSpokenPhrase()));
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases.filter(
    (phrase, index) =>
      // Few readers say where something ends.
      !/^document$|^end( of|,)/.test(phrase) &&
      // A dialog is said on the way in, and is then the first stop as well.
      !(phrase.includes('dialog, ') && phrase === phrases[index - 1]),
  );
}

/** What it says by itself while something happens: where the focus goes, and live regions. */
export async function heardDuring(happening: () => unknown): Promise<string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await happening();
  // Live regions are heard a moment later.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}
