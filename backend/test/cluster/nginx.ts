import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '../support/free-port.js';
import { selfSigned } from '../support/fakes/self-signed.js';
import { isListening } from './probes.js';
import { ServerProcess } from './server-process.js';

const CONFIGURATION = new URL('../../../deploy/nginx/shop.conf', import.meta.url);

export interface Proxy {
  server: ServerProcess;
  /** Plain HTTP, so that every program may use it without trusting the certificate. */
  origin: string;
  /** The same shop behind TLS, with a certificate made on the spot. */
  tlsOrigin: string;
  /** Takes an API process out, or back in, as deploy/update.sh does. */
  mark(apiPort: number, state: 'down' | 'up'): Promise<void>;
  /** Its warnings and errors. */
  log(): Promise<string>;
}

/** The file of deploy/ with other addresses and paths; everything else is unchanged. */
function configurationFor(text: string, folder: string, apiPorts: readonly number[], ports: Ports): string {
  return text
    .split('\n')
    .filter((line) => !line.includes('listen [::]'))
    .join('\n')
    .replace('127.0.0.1:3001', `127.0.0.1:${apiPorts[0]}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${apiPorts[1]}`)
    .replace('listen 80;', `listen 127.0.0.1:${ports.redirect};`)
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${ports.tls} ssl http2;\n    listen 127.0.0.1:${ports.plain};`)
    .replaceAll('server_name shop.example.org;', 'server_name localhost 127.0.0.1;')
    .replaceAll('proxy_set_header Host $host;', 'proxy_set_header Host $http_host;')
    .replaceAll('/etc/shop/tls/', `${folder}/`)
    .replaceAll('/var/log/nginx/shop/', `${folder}/shop-`)
    .replaceAll('/var/cache/', `${folder}/`);
}

function markServer(text: string, apiPort: number, state: 'down' | 'up'): string {
  const server = `server 127.0.0.1:${apiPort}`;
  return state === 'down'
    ? text.replace(`${server} max_fails`, `${server} down max_fails`)
    : text.replace(`${server} down`, server);
}

interface Ports {
  redirect: number;
  tls: number;
  plain: number;
}

/** Its folders belong to whoever runs the test, so its workers run as the same account. */
const account = process.getuid?.() === 0 ? 'user root;' : '';

const frame = (folder: string): string => `daemon off;
${account}
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
events { worker_connections 1024; }
http {
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/shop.conf;
}
`;

/** nginx with the configuration of deploy/ at free ports, in front of the API processes. */
export async function startNginx(command: string, parent: string, apiPorts: readonly number[]): Promise<Proxy> {
  const folder = join(parent, 'nginx');
  await mkdir(folder);
  const ports = { redirect: await freePort(), tls: await freePort(), plain: await freePort() };
  const { key, cert } = selfSigned(['localhost']);
  await writeFile(join(folder, 'privkey.pem'), key, { mode: 0o600 });
  await writeFile(join(folder, 'fullchain.pem'), cert);
  await writeFile(join(folder, 'shop.conf'), configurationFor(await readFile(CONFIGURATION, 'utf8'), folder, apiPorts, ports));
  await writeFile(join(folder, 'nginx.conf'), frame(folder));
  const server = await ServerProcess.start({
    name: 'nginx',
    command,
    args: ['-c', join(folder, 'nginx.conf'), '-e', join(folder, 'error.log')],
    isReady: () => isListening(ports.plain),
  });
  const log = (): Promise<string> => readFile(join(folder, 'shop-error.log'), 'utf8');
  const mark = async (apiPort: number, state: 'down' | 'up'): Promise<void> => {
    const file = join(folder, 'shop.conf');
    await writeFile(file, markServer(await readFile(file, 'utf8'), apiPort, state));
    server.reload();
  };
  return { server, mark, origin: `http://127.0.0.1:${ports.plain}`, tlsOrigin: `https://localhost:${ports.tls}`, log };
}
