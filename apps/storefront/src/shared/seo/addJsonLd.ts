/**
 * Adds data blocks to the head. Text nodes, as the page's policy forbids to set a script's text.
 *
 * @returns removes them
 */
export function addJsonLd(blocks: readonly object[]): () => void {
  const scripts = blocks.map((block) => {
    const script = document.createElement('script');
    script.type = 'application/ld+json';
    // Keeps it when the blocks of the server's page are removed.
    script.dataset.added = '';
    script.append(JSON.stringify(block));
    return script;
  });
  document.head.append(...scripts);
  return () => {
    for (const script of scripts) script.remove();
  };
}
