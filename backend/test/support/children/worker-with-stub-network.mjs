// The built worker for the browser tests of the TikTok import: the known host names resolve to a local TLS server. It
// replaces methods of the network class, so that no setting of a deployed shop can do the same.
import 'reflect-metadata';
import { TiktokNetwork } from '../../../dist/modules/product-import/tiktok/tiktok-network.js';
import { startProcess } from '../../../dist/start-process.js';
import { startWorker } from '../../../dist/start-worker.js';

const { hosts, port, ca } = JSON.parse(process.env.STUB_NETWORK);
const PUBLIC = '93.184.216.34';

TiktokNetwork.prototype.resolve = (hostname) =>
  hosts.includes(hostname)
    ? Promise.resolve([PUBLIC])
    : Promise.reject(Object.assign(new Error('unknown host'), { code: 'ENOTFOUND' }));
TiktokNetwork.prototype.connect = () => ({ host: '127.0.0.1', port, ca });

await startProcess(startWorker);
