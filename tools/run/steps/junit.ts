import { existsSync, readFileSync, rmSync } from 'node:fs';
import { XMLParser } from 'fast-xml-parser';
import type { CommandResult } from '../command.ts';
import { inProject } from '../project.ts';
import { type Outcome, verdict } from './step.ts';

interface Case {
  name: string;
  classname: string;
  /** Seconds. */
  time?: string;
  failure?: unknown;
  error?: unknown;
  skipped?: unknown;
}

interface Report {
  testsuites?: { testsuite?: { name: string; testcase?: Case[] }[] };
}

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '',
  isArray: (name) => name === 'testsuite' || name === 'testcase',
});

/** The tests of a JUnit report, those left aside excepted. */
export function readReport(xml: string): Outcome[] {
  const { testsuites } = parser.parse(xml) as Report;
  const cases = (testsuites?.testsuite ?? []).flatMap(({ name: file, testcase = [] }) =>
    testcase.map((one) => ({ file, ...one })),
  );
  return cases
    .filter(({ skipped }) => skipped === undefined)
    .map(({ file, name, classname, time, failure, error }) => ({
      ...verdict(`${classname}: ${name}`, failure === undefined && error === undefined),
      file,
      seconds: Number(time ?? 0),
    }));
}

/** Runs tests that leave a JUnit report in the given file, and reads it. */
export async function testsOf(
  name: string,
  run: (report: string) => Promise<CommandResult>,
): Promise<Outcome[]> {
  const report = inProject(`test-results/${name}.xml`);
  rmSync(report, { force: true });
  const { code, output } = await run(report);
  if (code !== 0) console.log(output);
  const outcomes = existsSync(report) ? readReport(readFileSync(report, 'utf8')) : [];
  // An error outside of any test (an unhandled rejection, say) shows in the exit code alone.
  const isExplained = code === 0 ? outcomes.length > 0 : outcomes.some(({ isGood }) => !isGood);
  return isExplained ? outcomes : [...outcomes, verdict(`${name} ended with code ${code}`, false)];
}
