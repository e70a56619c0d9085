import { type AddressInfo, createServer } from 'node:net';
import { StartError } from './start-error.ts';

export interface Place {
  /** 0: any free port. */
  port: number;
  host: string;
}

/** localhost is served on IPv4 alone: nothing outside this machine reaches it. */
export const addressOf = (host: string) => (host === 'localhost' ? '127.0.0.1' : host);

/** What a person on this machine types. */
export function urlOf(host: string, port: number): string {
  const isEverywhere = host === '0.0.0.0' || host === '::';
  const name = isEverywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** How this machine reaches what listens there. */
export function localUrlOf({ address, family, port }: AddressInfo): string {
  const own = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address;
  return `http://${family === 'IPv6' ? `[${own}]` : own}:${port}`;
}

/** Throws StartError when the port cannot be had: before the database is opened, which takes long. */
export function probePort({ port, host }: Place): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(portError({ port, host }, error)));
    probe.listen({ port, host: addressOf(host) }, () => probe.close(() => done()));
  });
}

export function portError(
  { port, host }: Place,
  error: NodeJS.ErrnoException,
  setting = 'PORT',
): StartError {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartError(
        `Port ${port} is taken. Stop the program that uses it, or set ${setting} to another number.`,
      );
    case 'EACCES':
      return new StartError(
        `Port ${port} needs more rights. Set ${setting} to a number above 1023.`,
      );
    default:
      return new StartError(
        `Cannot listen on ${host} (${error.code}). Set HOST to an own address.`,
      );
  }
}
