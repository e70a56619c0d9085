import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand } from '@parinda/brand';

const contractFile = new URL('../../../../contracts/openapi.yaml', import.meta.url);
// Redoc 2 bundles its script and calls no server; version 3 adds analytics.
const redoc = '../../node_modules/redoc/bundles/redoc.standalone.js';
const redocFile = fileURLToPath(new URL(redoc, import.meta.url));

/** Returns whether Redoc is installed; a production installation lacks it. */
export const hasRedoc = () => existsSync(redocFile);
export const readRedoc = () => readFileSync(redocFile, 'utf8');
export const readContractText = () => readFileSync(contractFile, 'utf8');

/** Returns the content security policy of the reference page. */
export const policyWith = (scriptSource: string) =>
  [
    "default-src 'none'",
    `script-src ${scriptSource}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "connect-src 'self'",
    'worker-src blob:',
    "base-uri 'none'",
  ].join('; ');

/** Returns the HTML page of the reference; `scripts` render into `#reference`. */
export const pageWith = (scripts: string, head = '') => `<!doctype html>
<html lang="en-IN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${head}
    <title>${brand.name} user API</title>
    <link rel="icon" href="data:," />
    <style>body { margin: 0; font-family: system-ui, sans-serif }</style>
  </head>
  <body>
    <div id="reference"></div>
    <noscript>The reference needs JavaScript; contracts/openapi.yaml reads well without.</noscript>
${scripts}
  </body>
</html>
`;

/**
 * Returns the script that renders the reference.
 *
 * @param contract URL or content of the OpenAPI document
 */
export const renderScript = (contract: unknown) =>
  `Redoc.init(${JSON.stringify(contract)}, { nativeScrollbars: true, hideDownloadButton: true }, document.getElementById('reference'));`;
