// The built worker, for browser journeys of the TikTok import: the names it knows all live at a local TLS server of the
// test. It replaces the two doors to the internet as the program knows them, so nothing a deployed shop can be told opens them.
import { TiktokNetwork } from '../../dist/modules/product-import/tiktok/tiktok-network.js';

const { hosts, port, ca } = JSON.parse(process.env.SMALL_WORLD);
const PUBLIC = '93.184.216.34';

TiktokNetwork.prototype.resolve = (hostname) =>
  hosts.includes(hostname)
    ? Promise.resolve([PUBLIC])
    : Promise.reject(Object.assign(new Error('unknown host'), { code: 'ENOTFOUND' }));
TiktokNetwork.prototype.dial = () => ({ host: '127.0.0.1', port, ca });

await import('../../dist/worker.js');
