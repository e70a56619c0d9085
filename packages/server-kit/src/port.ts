import { type AddressInfo, createServer } from 'node:net';
import { StartError } from './start-error.ts';

export interface ListenAddress {
  /** 0 for any free port. */
  port: number;
  host: string;
}

/** Returns the host to listen on. `localhost` means IPv4 only. */
export const listenHost = (host: string) => (host === 'localhost' ? '127.0.0.1' : host);

/** Returns the URL to open in a browser on this machine. */
export function urlOf(host: string, port: number): string {
  const isAnyAddress = host === '0.0.0.0' || host === '::';
  const name = isAnyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

/** Returns the URL by which this machine reaches a listening server. */
export function localUrlOf({ address: bound, family, port }: AddressInfo): string {
  const address = { '0.0.0.0': '127.0.0.1', '::': '::1' }[bound] ?? bound;
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`;
}

/** Rejects with StartError when the port is not available. Run it before opening the database, which is slow. */
export function probePort({ port, host }: ListenAddress): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.once('error', (error) => fail(portError({ port, host }, error)));
    probe.listen({ port, host: listenHost(host) }, () => probe.close(() => done()));
  });
}

export function portError(
  { port, host }: ListenAddress,
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
        `Port ${port} needs administrator rights. Set ${setting} to a number above 1023.`,
      );
    default:
      return new StartError(
        `Cannot listen on ${host} (${error.code}). Set HOST to an address of this machine.`,
      );
  }
}
