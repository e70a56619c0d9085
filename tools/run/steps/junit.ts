import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { CommandResult } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';
import { JSDOM } from 'jsdom';
import { type Outcome, reasonIn, verdict } from './step.ts';

/** Returns the tests of a JUnit report without the skipped ones. */
export function readReport(xml: string): Outcome[] {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const cases = [...document.getElementsByTagName('testcase')].map((one) => ({
    name: `${one.getAttribute('classname')}: ${one.getAttribute('name')}`,
    file: one.closest('testsuite')?.getAttribute('name') ?? '',
    seconds: Number(one.getAttribute('time') ?? 0),
    results: [...one.children].map(({ localName }) => localName),
    failure: one.querySelector('failure, error')?.textContent ?? '',
  }));
  return cases
    .filter(({ results }) => !results.includes('skipped'))
    .map(({ name, file, seconds, results, failure }) => ({
      ...verdict(name, !results.includes('failure') && !results.includes('error')),
      reason: reasonIn(failure),
      file,
      seconds,
    }));
}

/** Returns how to run skipped tests, from names such as `the example for PHP (skipped: install php-cli)`. */
export function skipReasons(xml: string): string[] {
  const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window;
  const names = [...document.querySelectorAll('testcase:has(skipped)')].map(
    (one) => /^.*\(skipped: [^)]+\)/.exec(one.getAttribute('name') ?? '')?.[0] ?? [],
  );
  return [...new Set(names.flat())];
}

/** Runs tests that write a JUnit report, and reads it. */
export async function testsOf(
  name: string,
  run: (report: string) => Promise<CommandResult>,
): Promise<Outcome[]> {
  const report = inProject(`test-results/${name}.xml`);
  rmSync(report, { force: true });
  const { code, output } = await run(report);
  if (code !== 0) console.log(output);
  // A program that is killed leaves no report or an empty one.
  const xml = (existsSync(report) && readFileSync(report, 'utf8')) || '<testsuites/>';
  const outcomes = readReport(xml);
  for (const reason of skipReasons(xml)) console.log(reason);
  // An unhandled rejection outside a test changes only the exit code.
  const isExplained = code === 0 ? outcomes.length > 0 : outcomes.some(({ isGood }) => !isGood);
  return isExplained ? outcomes : [...outcomes, verdict(`${name} exited with code ${code}`, false)];
}
