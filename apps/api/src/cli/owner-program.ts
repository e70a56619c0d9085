import { dirname } from 'node:path';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { ActName, InputOf } from '../domain/owner/acts.ts';
import { givenPath } from './given-path.ts';
import { sitePictures, withOwnPictures } from './own-pictures.ts';
import { readRows } from './read-rows.ts';

/** Makes the input and does an act with it, and prints what there is to say of either. */
export type Run = <Name extends ActName>(
  name: Name,
  makeInput: () => InputOf<Name> | Promise<InputOf<Name>>,
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

/** The input's own of a command's options. */
const pick = <T, Key extends keyof T>(options: T, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, options[key]])) as Pick<T, Key>;

/** What is imported, and from where. */
interface Table {
  file: string;
  rows: unknown[];
}

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
    inputOf: (...given: never[]) => InputOf<Name> | Promise<InputOf<Name>>,
  ): void {
    const added = program.command(name).description(what);
    for (const one of given) {
      if (one instanceof Argument) added.addArgument(one);
      else added.addOption(one);
    }
    added.option('--json', 'prints it for programs').action(async (...values) => {
      const { json = false } = added.opts<{ json?: boolean }>();
      await run(name, () => inputOf(...(values as never[])), json);
    });
  }

  const orderId = number('ORDER_ID', 'as the customer reads it');
  const reviewId = number('REVIEW_ID', 'of the review');
  const email = new Argument('<EMAIL>', "the customer's address");
  const byId = (id: number) => ({ id });
  const byEmail = (email: string) => ({ email });
  const all = () => ({});

  const table = new Argument('<FILE>', 'a table (.csv) or a list (.json), as the export writes it');
  const imported = [
    table.argParser((path) => {
      const file = givenPath(path);
      return { file, rows: readRows(file) };
    }),
    flag('dry-run', 'writes nothing and says what would be done'),
  ];

  command('blogs:export', 'Prints all articles as a table.', [], all);
  command(
    'blogs:import',
    'Adds and changes articles by their slugs.',
    imported,
    ({ rows }: Table, { dryRun }: { dryRun?: boolean }) => ({ rows, dryRun }),
  );
  command('contacts:list', 'Lists what visitors wrote by the contact form.', [limit()], (wanted) =>
    pick(wanted, 'limit'),
  );
  command(
    'customers:block',
    'Keeps a customer from logging in, and ends open sessions.',
    [email, flag('undo', 'lets the customer in again')],
    (email: string, { undo }: { undo?: boolean }) => ({ email, undo }),
  );
  command(
    'customers:erase',
    'Takes everything out that tells of the person; orders stay, nameless, for the books.',
    [email],
    byEmail,
  );
  command('customers:export', 'Prints all that the shop knows of a customer.', [email], byEmail);
  command('deliver', 'The parcel of a paid order has arrived.', [orderId], byId);
  command('mails:dead', 'Lists the mails that were given up after three days.', [], all);
  command('migrate', 'Brings the tables up to date, as every start does too.', [], all);
  command(
    'orders:cancel',
    'Cancels an order that is not delivered, and gives back what was paid.',
    [orderId],
    byId,
  );
  command(
    'orders:list',
    'Lists orders, newest first.',
    [flag('to-deliver', 'only those that are paid and wait to be sent, oldest first'), limit()],
    (wanted) => pick(wanted, 'toDeliver', 'limit'),
  );
  command('orders:show', 'Shows an order with all that belongs to it.', [orderId], byId);
  command(
    'payments:check',
    'Checks keys, webhook and site, so that customers can pay. Ends with 1 when something is missing.',
    [],
    all,
  );
  command(
    'payments:list',
    'Lists payments, newest first.',
    [flag('problems', 'only those that wait for an answer, oldest first'), limit()],
    (wanted) => pick(wanted, 'problems', 'limit'),
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
  command('products:export', 'Prints all products as a table.', [], all);
  command(
    'products:import',
    'Adds and changes products by their slugs. Images may be files beside the table.',
    [
      ...imported,
      new Option('--pictures-to <FOLDER>', 'what is served as /pictures/products/').default(
        sitePictures,
        "the storefront's own, which the next start builds in",
      ),
    ],
    async (
      { file, rows }: Table,
      { dryRun, picturesTo }: { dryRun?: boolean; picturesTo: string },
    ) => {
      const places = { from: dirname(file), to: givenPath(picturesTo) };
      return { rows: await withOwnPictures(rows, places, dryRun), dryRun };
    },
  );
  command(
    'reviews:list',
    'Lists reviews, newest first.',
    [flag('pending', 'only those that wait to be read'), limit()],
    (wanted) => pick(wanted, 'pending', 'limit'),
  );
  command('reviews:publish', 'A review was read and may be shown.', [reviewId], byId);
  command('reviews:reject', 'Shows a review to nobody but its author.', [reviewId], byId);
  command(
    'sessions:end',
    'Ends the sessions of one customer, or of all.',
    [
      new Argument('[EMAIL]', "the customer's address"),
      flag('all', 'of everybody, as when the secret of the sessions may be known'),
    ],
    (email: string | undefined, { all }: { all?: boolean }) => ({ email, all }),
  );
  return program;
}
