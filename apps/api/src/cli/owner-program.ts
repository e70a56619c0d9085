import { dirname } from 'node:path';
import { Argument, Command, InvalidArgumentError, Option } from 'commander';
import type { CommandInput, CommandName } from '../domain/owner/commands.ts';
import { callerPath } from './caller-path.ts';
import { picturesFolder, readPictures } from './import-pictures.ts';
import { readRows } from './read-rows.ts';

/**
 * Returns the input of a command.
 *
 * @param tryOut runs the command with another input before, such as a dry run, and prints nothing
 */
export type MakeInput<Name extends CommandName> = (
  tryOut: (input: CommandInput<Name>) => Promise<unknown>,
) => CommandInput<Name> | Promise<CommandInput<Name>>;

/** Runs the commands of a parsed command line. */
export interface Runner {
  /** Builds the input, runs the command and prints the result. */
  run<Name extends CommandName>(
    name: Name,
    makeInput: MakeInput<Name>,
    asJson: boolean,
  ): Promise<void>;
  /** @param file absolute path */
  backup(file: string): Promise<void>;
  /** @param file absolute path */
  restore(file: string): Promise<void>;
  moveTo(databaseUrl: string): Promise<void>;
}

const groups = {
  orders: 'List, show, cancel and deliver orders',
  payments: 'List and refund payments, check the payment settings',
  customers: 'Block, erase and export customers, and make them choose a new password',
  categories: 'List, add, rename and remove categories',
  products: 'Import, export and remove products',
  blogs: 'Import, export and remove articles',
  reviews: 'List, publish and reject reviews',
  contacts: 'List and answer messages from the contact form',
  sessions: 'End the sessions of customers',
  mails: 'List failed mails',
};

function wholeNumber(text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && Number.isSafeInteger(number) && number > 0) return number;
  throw new InvalidArgumentError('Use a whole number above 0.');
}

/** @param name such as ORDER_ID */
const number = (name: string, description: string) =>
  new Argument(`<${name}>`, description).argParser(wholeNumber);
const flag = (name: string, description: string) => new Option(`--${name}`, description);
const limit = () =>
  new Option('--limit <COUNT>', 'maximum number of rows').argParser(wholeNumber).default(100);
/** The path is resolved when the command is read. */
const filePath = (description: string) =>
  new Argument('<FILE>', description).argParser((path) => callerPath(path));

/** Keeps the named options. */
const pick = <T, Key extends keyof T>(options: T, ...keys: Key[]) =>
  Object.fromEntries(keys.map((key) => [key, options[key]])) as Pick<T, Key>;

/** An imported file. */
interface Table {
  file: string;
  rows: unknown[];
}

/** Returns the command line of the shop's owner: `shop orders list`. */
export function ownerProgram(runner: Runner): Command {
  const program = new Command('shop')
    .description("Runs the owner's commands: the shop has no administration pages.")
    .usage('GROUP COMMAND')
    .helpCommand(false)
    .showHelpAfterError('Add --help to see the usage.')
    .addHelpText(
      'after',
      '\nExamples:\n  npx pnpm@12 shop orders --help\n  npx pnpm@12 shop orders list --to-deliver',
    )
    // Throws CommanderError instead of ending the process.
    .exitOverride();

  const examples = new Map<Command, string[]>();
  for (const [name, description] of Object.entries(groups)) {
    const group = program
      .command(name)
      .description(description)
      .usage('COMMAND')
      .helpCommand(false);
    examples.set(group, []);
    group.addHelpText('after', () => `\nExamples:\n${examples.get(group)?.join('\n')}`);
  }

  /**
   * @param path such as `orders:list`
   * @param example arguments of pnpm
   */
  function addCommand(path: string, description: string, example: string): Command {
    const [name = '', groupName] = path.split(':').reverse();
    const group = program.commands.find((one) => one.name() === groupName) ?? program;
    const line = `  npx pnpm@12 ${example}`;
    examples.get(group)?.push(line);
    return group.command(name).description(description).addHelpText('after', `\nExample:\n${line}`);
  }

  /** `inputOf` gets the arguments, the options, the command and `tryOut` of MakeInput. */
  function command<Name extends CommandName>(
    name: Name,
    description: string,
    example: string,
    args: (Argument | Option)[],
    inputOf: (...args: never[]) => CommandInput<Name> | Promise<CommandInput<Name>>,
  ): void {
    const added = addCommand(name, description, example);
    for (const one of args) {
      if (one instanceof Argument) added.addArgument(one);
      else added.addOption(one);
    }
    added.option('--json', 'print JSON').action(async (...values) => {
      const { json = false } = added.opts<{ json?: boolean }>();
      await runner.run(name, (tryOut) => inputOf(...([...values, tryOut] as never[])), json);
    });
  }

  const orderId = number('ORDER_ID', 'the order number that the customer sees');
  const reviewId = number('REVIEW_ID', 'the number in `shop reviews list`');
  const email = new Argument('<EMAIL>', "the customer's email address");
  const byId = (id: number) => ({ id });
  const byEmail = (email: string) => ({ email });
  const all = () => ({});
  const removal = (slugs: string[], { all }: { all?: boolean }) => ({ slugs, all });

  const table = new Argument('<FILE>', 'a .csv or .json file, in the format of the export');
  const imported = [
    table.argParser((path) => {
      const file = callerPath(path);
      return { file, rows: readRows(file) };
    }),
    flag('dry-run', 'write nothing, print the changes'),
  ];

  command(
    'orders:list',
    'List orders, newest first',
    'shop orders list --to-deliver',
    [flag('to-deliver', 'only paid orders to deliver, oldest first'), limit()],
    (options) => pick(options, 'toDeliver', 'limit'),
  );
  command(
    'orders:show',
    'Show an order with its items, address and payments',
    'shop orders show 12',
    [orderId],
    byId,
  );
  command(
    'orders:cancel',
    'Cancel an undelivered order and refund its payments',
    'shop orders cancel 12',
    [orderId],
    byId,
  );
  command(
    'orders:deliver',
    'Mark a paid order as delivered',
    'shop orders deliver 12',
    [orderId],
    byId,
  );

  command(
    'payments:list',
    'List payments, newest first',
    'shop payments list --problems',
    [flag('problems', 'only payments with an open problem, oldest first'), limit()],
    (options) => pick(options, 'problems', 'limit'),
  );
  command(
    'payments:refund',
    'Refund a payment at the provider, or close its problem with a note',
    'shop payments refund pay_29QQoUBi66xm2f',
    [
      new Argument('<PAYMENT_ID>', "the provider's ID of the payment"),
      new Option('--mark <NOTE>', 'close the problem with this note, refund nothing'),
    ],
    (id: string, { mark }: { mark?: string }) => ({ id, mark }),
  );
  command(
    'payments:check',
    'Check keys, webhook and site. Exits with 1 when something is missing',
    'shop payments check',
    [],
    all,
  );

  command(
    'customers:block',
    'Block a customer from logging in and end their sessions',
    'shop customers block asha@example.com',
    [email, flag('undo', 'let the customer log in again, after a new password by e-mail code')],
    (email: string, { undo }: { undo?: boolean }) => ({ email, undo }),
  );
  command(
    'customers:erase',
    'Erase the personal data of a customer. Orders stay in the accounts without a name',
    'shop customers erase asha@example.com',
    [email],
    byEmail,
  );
  command(
    'customers:export',
    'Print all data of a customer',
    'shop customers export asha@example.com',
    [email],
    byEmail,
  );

  command(
    'customers:remove-demo',
    'Remove the demo customer of a development database with all orders, before production',
    'shop customers remove-demo',
    [],
    all,
  );
  command(
    'customers:reset-password',
    'End the sessions of a customer, who must choose a new password by e-mail code',
    'shop customers reset-password asha@example.com',
    [email],
    byEmail,
  );

  command(
    'categories:list',
    'List categories with the number of their products, in the order of the menu',
    'shop categories list',
    [],
    all,
  );
  command(
    'categories:add',
    'Add categories at the end of the menu',
    'shop categories add Seeds "Garden Tools"',
    [new Argument('<NAME...>', 'the name that the shop shows')],
    (names: string[]) => ({ names }),
  );
  command(
    'categories:rename',
    'Rename a category. Its page gets a new address',
    'shop categories rename "Bird Spikes" Seeds',
    [new Argument('<OLD>', 'the present name'), new Argument('<NEW>', 'the new name')],
    (from: string, to: string) => ({ from, to }),
  );
  command(
    'categories:remove',
    'Remove a category that has no products',
    'shop categories remove "Bird Spikes"',
    [new Argument('<NAME>', 'the name in `shop categories list`')],
    (name: string) => ({ name }),
  );

  command(
    'products:import',
    'Add and change products by their slugs. Images may be files beside the table',
    'shop products import products.csv --dry-run',
    [
      ...imported,
      new Option('--pictures-to <FOLDER>', 'the folder served as /pictures/products/')
        .env('PICTURES_DIR')
        .default(picturesFolder, "the storefront's own, included by the next build"),
    ],
    async (
      { file, rows }: Table,
      { dryRun, picturesTo }: { dryRun?: boolean; picturesTo: string },
      _command: Command,
      tryOut: (input: CommandInput<'products:import'>) => Promise<unknown>,
    ) => {
      const pictures = await readPictures(rows, dirname(file));
      if (pictures.hasFiles && !dryRun) {
        // A rejected table leaves no pictures.
        await tryOut({ rows: pictures.rows, dryRun: true });
        await pictures.write(callerPath(picturesTo));
      }
      return { rows: pictures.rows, dryRun };
    },
  );
  command(
    'products:export',
    'Print all products as CSV',
    '--silent shop products export > products.csv',
    [],
    all,
  );
  command(
    'products:remove',
    'Remove products. Hides those that customers have ordered or reviewed',
    'shop products remove steel-bird-spikes',
    [new Argument('[SLUG...]', 'the slugs of the products'), flag('all', 'remove all products')],
    removal,
  );
  command(
    'blogs:import',
    'Add and change articles by their slugs',
    'shop blogs import articles.csv --dry-run',
    imported,
    ({ rows }: Table, { dryRun }: { dryRun?: boolean }) => ({ rows, dryRun }),
  );
  command(
    'blogs:export',
    'Print all articles as CSV',
    '--silent shop blogs export > articles.csv',
    [],
    all,
  );

  command(
    'blogs:remove',
    'Remove articles',
    'shop blogs remove pigeons-in-the-monsoon',
    [new Argument('[SLUG...]', 'the slugs of the articles'), flag('all', 'remove all articles')],
    removal,
  );

  command(
    'reviews:list',
    'List reviews, newest first',
    'shop reviews list --pending',
    [flag('pending', 'only reviews that are neither published nor rejected'), limit()],
    (options) => pick(options, 'pending', 'limit'),
  );
  command('reviews:publish', 'Publish a review', 'shop reviews publish 7', [reviewId], byId);
  command(
    'reviews:reject',
    'Hide a review from everyone but its author',
    'shop reviews reject 7',
    [reviewId],
    byId,
  );
  command(
    'contacts:list',
    'List messages from the contact form with their age: open, overdue or answered',
    'shop contacts list --open',
    [flag('open', 'only messages to answer, oldest first'), limit()],
    (options) => pick(options, 'open', 'limit'),
  );
  command(
    'contacts:answer',
    'Mark a message as answered, and mail the answer if there is a text',
    'shop contacts answer 5',
    [
      number('MESSAGE_ID', 'the ticket number, as in `shop contacts list`'),
      new Option('--text <TEXT>', 'the answer to mail to the customer'),
    ],
    (id: number, { text }: { text?: string }) => ({ id, text }),
  );
  command(
    'sessions:end',
    'End the sessions of one customer, or of all customers',
    'shop sessions end asha@example.com',
    [
      new Argument('[EMAIL]', "the customer's email address"),
      flag('all', 'end all sessions, for example after a leak of JWT_SECRET'),
    ],
    (email: string | undefined, { all }: { all?: boolean }) => ({ email, all }),
  );
  command(
    'mails:failed',
    'List mails that were given up after three days',
    'shop mails failed',
    [],
    all,
  );

  addCommand(
    'backup',
    'Write all data to a file, also while the server runs',
    'shop backup shop.backup',
  )
    .addArgument(filePath('the file to write'))
    .action((file) => runner.backup(file));
  addCommand(
    'restore',
    'Load a backup into an empty database or data folder',
    'shop restore shop.backup',
  )
    .addArgument(filePath('a file that `shop backup` wrote'))
    .action((file) => runner.restore(file));
  addCommand(
    'move-to',
    'Copy all data of the stopped shop from the data folder to an empty PostgreSQL database',
    'shop move-to postgresql://parinda:PASSWORD@127.0.0.1/parinda',
  )
    .addArgument(new Argument('<DATABASE_URL>', 'the address of the database'))
    .action((databaseUrl) => runner.moveTo(databaseUrl));
  command(
    'migrate',
    'Update the database tables, as each start of the server does',
    'shop migrate',
    [],
    all,
  );
  return program;
}
