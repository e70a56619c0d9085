import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const files = globSync('seo/**/*.ts', { cwd: import.meta.dirname }).filter(
  (file) => !file.endsWith('.test.ts'),
);

const inNode = (script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' });

it('Node runs every file of seo without a build, by stripping types', () => {
  expect(files.length).toBeGreaterThan(20);
  const imports = files.map((file) => `import ${JSON.stringify(join(import.meta.dirname, file))};`);
  expect(inNode(`${imports.join('\n')}\nconsole.log('imported')`)).toBe('imported\n');
});

it('the image renderer loads only with the first image', () => {
  const file = join(import.meta.dirname, 'seo/social-picture.ts');
  const loaded = inNode(`
    const { registerHooks } = await import('node:module');
    const names = [];
    registerHooks({ resolve(name, context, next) { names.push(name); return next(name, context); } });
    await import(${JSON.stringify(file)});
    console.log(names.join());`);
  expect(loaded).toContain('social-picture-text');
  expect(loaded).not.toMatch(/sharp|satori|layout/);
});
