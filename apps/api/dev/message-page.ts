/** Returns a page for developers. `content` is HTML, `head` goes into the head. */
export const messagePage = (title: string, content: string, head = '') => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${head}
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style>
      :root { color-scheme: light dark; font-family: system-ui, sans-serif; line-height: 1.5 }
      body { max-width: 36rem; margin: 20vh auto 0; padding: 0 1rem }
    </style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      ${content}
    </main>
  </body>
</html>
`;
