import { parse } from 'yaml';
import { pageWith, policyWith, readContractText, readRedoc, renderScript } from './reference.ts';

/** Returns the reference as one HTML file without external files. */
export function staticReference(): string {
  const inline = (script: string) =>
    `    <script>${script.replaceAll(/<\/(script)/gi, '<\\/$1')}</script>`;
  const contract = parse(readContractText());
  const policy = policyWith("'unsafe-inline'");
  return pageWith(
    `${inline(readRedoc())}\n${inline(renderScript(contract))}`,
    `<meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );
}
