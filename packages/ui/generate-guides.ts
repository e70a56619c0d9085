/**
 * Writes each page of Storybook about the design system as Markdown, and their list, llms.txt
 * (`node generate-guides.ts [folder]`).
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { allPages, llmsText } from './markdown/pages.ts';

const folder = process.argv[2] ?? import.meta.dirname;
const pages = allPages();
rmSync(join(folder, 'guides'), { recursive: true, force: true });
mkdirSync(join(folder, 'guides'), { recursive: true });
for (const { path, markdown } of pages) writeFileSync(join(folder, path), markdown);
writeFileSync(join(folder, 'llms.txt'), llmsText(pages));
