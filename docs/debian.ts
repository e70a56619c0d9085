import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { command } from '@parinda/testing/command';
import { inProject } from '@parinda/testing/project';

/** Stands in for systemd: starts the command of a unit file as its user, with its settings. */
const systemctl = `#!/bin/bash
set -eu
units=/etc/systemd/system
start() {
  file=$units/\${1%@*}@.service
  value() { sed -n "s/^$1=//p" "$file" | sed "s/%i/\${unit#*@}/g"; }
  variables=()
  while IFS= read -r line; do
    [[ $line =~ ^([A-Z_]+)=\\"?([^\\"]*)\\"?$ ]] && variables+=("\${BASH_REMATCH[1]}=\${BASH_REMATCH[2]}")
  done < <(value Environment; value EnvironmentFile | while read -r name; do cat "\${name#-}" 2>/dev/null; done)
  cd "$(value WorkingDirectory)"
  user=$(value User)
  setsid setpriv --reuid "$user" --regid "$user" --init-groups --no-new-privs --bounding-set=-all \\
    env -i "\${variables[@]}" $(value ExecStart) >>"/var/log/$1.log" 2>&1 </dev/null &
  echo $! >"/run/$1.pid"
}
stop() {
  [ -f "/run/$1.pid" ] || return 0
  kill -TERM "$(cat "/run/$1.pid")"
  while kill -0 "$(cat "/run/$1.pid")" 2>/dev/null; do sleep 0.1; done
}
action=$1
shift
for unit; do
  case "$action $unit" in
    *' --now') ;;
    *@*) stop "$unit"; start "$unit" ;;
    *' nginx') if [ -s /run/nginx.pid ]; then nginx -s reload; else nginx; fi ;;
    *' haproxy') haproxy -D -f /etc/haproxy/haproxy.cfg ;;
    *) echo "systemctl $action $unit is not supported." >&2; exit 1 ;;
  esac
done
`;

/** Stands in for certbot, which needs a public domain. */
const certbot = `#!/bin/bash
set -eu
while [ $# -gt 0 ]; do [ "$1" = --domain ] && domain=$2; shift; done
folder=/etc/letsencrypt/live/$domain
mkdir -p "$folder"
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 1 -subj "/CN=$domain" \\
  -addext "subjectAltName=DNS:$domain" -keyout "$folder/privkey.pem" -out "$folder/fullchain.pem" 2>/dev/null
`;

/** Checks that the packages exist instead of installing them again. */
const aptGet = `#!/bin/bash
set -eu
shift
for name; do dpkg-query --show "$name" >/dev/null 2>&1 || [[ $name =~ ^(git|curl|(python3-)?certbot.*)$ ]] || {
  echo "The package $name is not installed." >&2
  exit 1
}; done
`;

/** First process of the namespace: collects ended processes, and ends with the test. */
const init = 'read; exit';

const programs = [
  'nginx',
  'haproxy',
  'pg_createcluster',
  'runuser',
  'nsenter',
  'ip',
  'curl',
  'openssl',
];

/** Returns why a Debian cannot be simulated here; undefined: it can. */
export function missingForDebian(): string | undefined {
  const missing = programs.filter((name) => spawnSync('which', [name]).status !== 0);
  if (missing.length) return `${missing.join(', ')} missing`;
  const probe = spawnSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true']);
  return probe.status === 0 ? undefined : 'namespaces are not allowed';
}

export type Debian = Awaited<ReturnType<typeof startDebian>>;

/**
 * Starts a namespace with its own processes, loopback network and copies of /etc, /srv, /usr/local and /var. It has a
 * PostgreSQL on the default port, as Debian's package installs one.
 */
export async function startDebian() {
  const folder = mkdtempSync(join(tmpdir(), 'parinda-debian-'));
  chmodSync(folder, 0o755);
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  for (const [name, script] of Object.entries({ systemctl, certbot, 'apt-get': aptGet })) {
    writeFileSync(join(bin, name), script, { mode: 0o755 });
  }
  const holder = spawn(
    'unshare',
    ['--mount', '--net', '--pid', '--fork', '--kill-child', '--mount-proc', 'bash', '-c', init],
    { stdio: ['pipe', 'ignore', 'ignore'] },
  );
  await once(holder, 'spawn');
  const children = `/proc/${holder.pid}/task/${holder.pid}/children`;
  let pid = '';
  // unshare forks after it has created the namespaces.
  while (!pid) pid = existsSync(children) ? readFileSync(children, 'utf8').trim() : '';

  const enter = (needsRegistry: boolean) => [
    `--target=${pid}`,
    '--mount',
    '--pid',
    ...(needsRegistry ? [] : ['--net']),
  ];
  /** Runs commands as root and returns their output. Those that load packages use the machine's network. */
  const run = async (script: string): Promise<string> => {
    const needsRegistry = /\bnpx\b/.test(script);
    const { code, output } = await command(
      'nsenter',
      [...enter(needsRegistry), 'bash', '-euo', 'pipefail', '-c', script],
      {
        cwd: '/',
        env: {
          PATH: `${bin}:${systemPath()}`,
          CI: 'true',
          NODE_ENV: undefined,
          INIT_CWD: undefined,
          TEST_DATABASE_URL: undefined,
        },
      },
    );
    if (code !== 0) throw new Error(`Exit code ${code} of:\n${script}\n${output}`);
    return output;
  };
  /** Runs a script with the current Node until its stdin closes. Returns the JSON that it prints. */
  const startNode = (script: string) => {
    const child = spawn(
      'nsenter',
      [...enter(false), process.execPath, '--input-type=module', '-e', script],
      { stdio: ['pipe', 'pipe', 'inherit'] },
    );
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    const ended = once(child, 'close');
    return async () => {
      child.stdin.end();
      await ended;
      return JSON.parse(output);
    };
  };
  const stop = async () => {
    const ended = once(holder, 'exit');
    holder.kill('SIGKILL');
    await ended;
    rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  try {
    const copies = ['/etc', '/srv', '/usr/local', '/var'].map((path, index) => {
      for (const part of ['upper', 'work'])
        mkdirSync(join(folder, `${index}/${part}`), { recursive: true });
      return `mount -t overlay overlay -o lowerdir=${path},upperdir=${folder}/${index}/upper,workdir=${folder}/${index}/work ${path}`;
    });
    await run(`
      mount --make-rprivate /
      ${copies.join('\n')}
      mount -t tmpfs tmpfs /run
      ip link set lo up
      echo '127.0.0.1 shop.example' >>/etc/hosts
      rm -rf /etc/haproxy/haproxy.cfg /etc/postgresql/*/main /var/lib/postgresql/*/main /srv/parinda
      version=$(ls /usr/lib/postgresql | sort -V | tail -1)
      pg_createcluster --start "$version" main >/dev/null`);
  } catch (error) {
    await stop();
    throw error;
  }
  return { folder, run, startNode, stop };
}

/** Without the project's Node, which a server does not have yet. */
const systemPath = () =>
  (process.env.PATH ?? '')
    .split(':')
    .filter((path) => !path.startsWith(inProject()))
    .join(':');

const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', args, { cwd, encoding: 'utf8' }).trim();

/** Clones the project with its uncommitted changes. */
export function cloneProject(folder: string): void {
  const state = git(inProject(), 'stash', 'create') || git(inProject(), 'rev-parse', 'HEAD');
  git('/', 'clone', '--quiet', '--shared', '--no-checkout', inProject(), folder);
  git(folder, 'checkout', '--quiet', '-B', 'main', state);
}

/** Commits all changes of a clone. */
export function commit(folder: string, message: string): void {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@shop.example'];
  git(folder, ...author, 'commit', '--quiet', '--all', '--message', message);
}
