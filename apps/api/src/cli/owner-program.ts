import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { ActName, InputOf } from '../domain/owner/acts.ts';

/** Does an act and prints what there is to say of it. */
export type Run = <Name extends ActName>(
  name: Name,
  input: InputOf<Name>,
  asJson: boolean,
) => Promise<void>;

function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('It is no whole number above 0.');
}

/** @param name such as ORDER_ID */
const number = (name: string, what: string) =>
  new Argument(`<${name}>`, what).argParser(wholeNumber);
const flag = (name: string, what: string) => new Option(`--${name}`, what);
const limit = () =>
  new Option('--limit <COUNT>', 'at most so many').argParser(wholeNumber).default(100);

/** All commands, each an act by its name. */
export function ownerProgram(run: Run): Command {
  const program = new Command('pnpm')
    .description('What the owner does by hand; there is no administration in the shop.')
    .usage('COMMAND')
    .helpCommand(false)
    // Throws CommanderError instead of ending the process.
    .exitOverride();

  /** `given` are its arguments and options; `inputOf` takes the arguments and then the options. */
  function command<Name extends ActName>(
    name: Name,
    what: string,
    given: (Argument | Option)[],
    inputOf: (...given: never[]) => InputOf<Name>,
  ): void {
    const added = program.command(name).description(what);
    for (const one of given) {
      if (one instanceof Argument) added.addArgument(one);
      else added.addOption(one);
    }
    added.option('--json', 'prints it for programs').action(async (...values) => {
      const { json = false } = added.opts<{ json?: boolean }>();
      await run(name, inputOf(...(values as never[])), json);
    });
  }

  const orderId = number('ORDER_ID', 'as the customer reads it');
  const reviewId = number('REVIEW_ID', 'of the review');
  const byId = (id: number) => ({ id });

  command('deliver', 'The parcel of a paid order has arrived.', [orderId], byId);
  command('mails:dead', 'Lists the mails that were given up after three days.', [], () => ({}));
  command('migrate', 'Brings the tables up to date, as every start does too.', [], () => ({}));
  command(
    'payments:list',
    'Lists payments, newest first.',
    [flag('problems', 'only those that wait for an answer, oldest first'), limit()],
    ({ problems, limit }: InputOf<'payments:list'>) => ({ problems, limit }),
  );
  command(
    'payments:refund',
    'Gives a payment back at the provider, or answers its problem by a mark.',
    [
      new Argument('<PAYMENT_ID>', "the provider's number of the payment"),
      new Option('--mark <WORDS>', 'gives nothing back; says why'),
    ],
    (id: string, { mark }: { mark?: string }) => ({ id, mark }),
  );
  command('reviews:publish', 'A review was read and may be shown.', [reviewId], byId);
  return program;
}
