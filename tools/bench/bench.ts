// `pnpm bench NAME`. Prints medians and never fails on a time, because machines differ.
import { InvalidArgumentError, program } from 'commander';
import { api } from './api.ts';
import { firstView } from './first-view.ts';
import { lighthouseScores } from './lighthouse.ts';
import { orders } from './orders.ts';
import { overload } from './overload.ts';
import { pages } from './pages.ts';
import { visitors } from './visitors.ts';

function positive(text: string): number {
  if (Number(text) > 0) return Number(text);
  throw new InvalidArgumentError('Give a number above 0.');
}

const checkout = 'compare with another built checkout instead of a bare Node server';
const shop = 'compare with another built checkout, or with the URL of a running shop';
const seconds = ['--seconds <n>', 'duration of one measurement', positive, 2] as const;

const command = (name: string, description: string) =>
  program.command(name).description(description);
const comparison = (name: string, description: string, baseline: string, rounds: number) =>
  command(name, description)
    .option('--baseline <checkout>', baseline)
    .option('--rounds <n>', 'measurements per median', positive, rounds);

program.name('bench').description('Compares the shop with a baseline.');
comparison('api', 'catalog requests per second', checkout, 5)
  .option(...seconds)
  .action(api);
command('orders', 'orders placed and paid per second, beside their SQL alone')
  .option('--rounds <n>', 'measurements per median', positive, 5)
  .option(...seconds)
  .action(orders);
comparison('pages', 'server-rendered pages per second', checkout, 5)
  .option(...seconds)
  .action(pages);
comparison('first-view', 'first paint, largest paint and blocking time on a phone', shop, 5).action(
  firstView,
);
comparison('lighthouse', 'Lighthouse scores of the home, list and product pages', shop, 1).action(
  lighthouseScores,
);
command('visitors', 'times of calls by visitors who browse, log in and buy')
  .option('--visitors <n>', 'visitors who browse, with one call per second', positive, 200)
  .option('--buyers <n>', 'customers who buy one order after the other', positive, 20)
  .option('--cluster', 'use two servers behind HAProxy')
  .option('--seconds <n>', 'duration', positive, 30)
  .action(visitors);
command('overload', 'times, rejections and recovery when calls exceed the capacity')
  .option('--factor <n>', 'calls as a multiple of the capacity', positive, 3)
  .option('--seconds <n>', 'duration of the overload', positive, 30)
  .action(overload);
await program.parseAsync().catch((error: Error) => {
  console.error(`Failed: ${error.message}`);
  process.exitCode = 1;
});
