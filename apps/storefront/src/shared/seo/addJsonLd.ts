import { trustedJson } from '../security/trustedScript.ts';

/**
 * Adds data blocks to the head.
 *
 * @returns removes them
 */
export function addJsonLd(blocks: readonly object[]): () => void {
  const scripts = blocks.map((block) => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // Keeps it when the blocks of the server's page are removed.
    script.dataset.added = '';
    script.text = trustedJson(block);
    return script;
  });
  document.head.append(...scripts);
  return () => {
    for (const script of scripts) script.remove();
  };
}
