import { virtual } from '@guidepup/virtual-screen-reader';

/** Returns the screen reader output of the whole page, from start to end. */
export async function readAloud(): Promise<string[]> {
  await virtual.start({ container: document.body });
  // On an empty page the reader never ends, and repeats 'document'.
  do await virtual.next();
  while (!/^(end of )?document$/.test(await virtual.lastSpokenPhrase()));
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases.filter(
    (phrase, index) =>
      // Few screen readers say the end of an element.
      !/^document$|^end( of|,)/.test(phrase) &&
      // A dialog is read on entry, and again as the first stop.
      !(phrase.includes('dialog, ') && phrase === phrases[index - 1]),
  );
}

/** Returns the announcements during an action: focus changes and live regions. */
export async function heardDuring(happening: () => unknown): Promise<string[]> {
  await virtual.start({ container: document.body });
  await virtual.clearSpokenPhraseLog();
  await happening();
  // Live regions are read with a delay.
  await new Promise((resolve) => setTimeout(resolve, 20));
  const phrases = await virtual.spokenPhraseLog();
  await virtual.stop();
  return phrases;
}
