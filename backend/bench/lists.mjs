// `npm run bench:lists` measures what each keystroke in a search of the admin costs: ms until the answer is read, one request at a time.
// Options: --orders 50000 --products 5000 --invoices 2000 --messages 5000 --rounds 5 --no-write
import { parseArgs } from 'node:util';
import { Client } from 'pg';
import { buildStale } from '../scripts/build-stale.mjs';
import { startShopCluster } from '../scripts/test-shop.mjs';
import { fillShop } from './fill-shop.mjs';
import { formatted, markdownTable, median, writeSection } from './report.mjs';
import { openBenchShop } from './servers.mjs';
import { signIn } from './shop-uploads.mjs';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    orders: { type: 'string', default: '50000' },
    products: { type: 'string', default: '5000' },
    invoices: { type: 'string', default: '2000' },
    messages: { type: 'string', default: '5000' },
    rounds: { type: 'string', default: '5' },
    write: { type: 'boolean', default: true },
  },
});
const [orders, products, invoices, messages, rounds] = ['orders', 'products', 'invoices', 'messages', 'rounds'].map((name) =>
  Number(values[name]),
);
const MAX_MS = 200;

const INVOICES = `insert into invoices (invoice_number, client_name, client_email, status, subtotal, total_amount, created_at)
  select 'INV-2025-' || lpad(n::text, 5, '0'), 'Dana Rivérs ' || n, 'client-' || n % 500 || '@example.com',
    (array['draft', 'sent', 'paid'])[1 + n % 3], '96.00', '96.00', now() - n * interval '1 hour' from generate_series(1, $1::int) n`;
const INVOICE_ITEMS = `insert into invoice_items (invoice_id, position, custom_product_name, custom_product_price, quantity, unit_price, total_price)
  select id, position, 'Mural ' || position, '48.00', 1, '48.00', '48.00' from invoices cross join generate_series(0, 1) position`;
const MESSAGES = `insert into contact_messages (name, email, subject, message, created_at)
  select 'José Rivers ' || n, 'sender-' || n % 900 || '@example.com', 'general',
    repeat('I would like to know when my order arrives, because it is a present. ', 10) || n, now() - n * interval '20 minutes'
  from generate_series(1, $1::int) n`;

async function fill(url) {
  await fillShop(url, { products, orders });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(INVOICES, [invoices]);
    await client.query(INVOICE_ITEMS);
    await client.query(MESSAGES, [messages]);
    await client.query('analyze invoices, invoice_items, contact_messages');
  } finally {
    await client.end();
  }
}

/** Each text is typed letter by letter: a name that all share, one row's number, and a word that no row holds. */
const LISTS = {
  Orders: {
    path: '/api/admin/orders?queue=all&search=',
    texts: ['dana rivers', 'BENCH-00031337', '555-0100', 'harbor street', 'quiet letter', 'zzzzzz'],
  },
  'Orders to ship': { path: '/api/admin/orders?queue=to-ship&search=', texts: ['dana rivers', 'BENCH-00031330', 'zzzzzz'] },
  Products: { path: '/api/admin/products/page?search=', texts: ['horizon artist', '001337', 'zzzzzz'] },
  'Products by stock': { path: '/api/admin/products/page?sort=stock-asc&search=', texts: ['horizon artist', '001337', 'zzzzzz'] },
  Invoices: { path: '/api/invoices/page?search=', texts: ['dana rivers', 'INV-2025-01337', 'zzzzzz'] },
  Messages: { path: '/api/admin/messages?search=', texts: ['jose rivers', 'sender-77', 'zzzzzz'] },
  'Everything (Ctrl K)': { path: '/api/admin/search?q=', texts: ['dana rivers', 'BENCH-00031337', 'zzzzzz'], shortest: 2 },
};

const keystrokes = (text, shortest) =>
  Array.from(text, (_, index) => text.slice(0, index + 1)).filter((typed) => typed === typed.trim() && typed.length >= shortest);

async function timeOf(url, admin) {
  const start = performance.now();
  const response = await fetch(url, { headers: admin });
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return performance.now() - start;
}

/** The times of all keystrokes, each the median of the rounds, so that one pause of the machine is no result. */
async function measure(origin, admin, { path, texts, shortest = 1 }) {
  const times = [];
  for (const typed of texts.flatMap((text) => keystrokes(text, shortest))) {
    const url = `${origin}${path}${encodeURIComponent(typed)}`;
    const measured = [];
    for (let round = 0; round < rounds; round++) measured.push(await timeOf(url, admin));
    times.push({ typed, ms: median(measured) });
  }
  return times;
}

await buildStale();
const cluster = await startShopCluster({ kinds: ['empty'] });
try {
  const shop = await openBenchShop(cluster, { fill, worker: false });
  const rows = [];
  try {
    const admin = await signIn(shop.origin);
    for (const [name, list] of Object.entries(LISTS)) {
      const times = await measure(shop.origin, admin, list);
      const slowest = times.toSorted((a, b) => b.ms - a.ms)[0];
      const typical = formatted(median(times.map(({ ms }) => ms)));
      rows.push([name, typical, formatted(slowest.ms), `\`${slowest.typed}\``, slowest.ms < MAX_MS ? 'yes' : 'no']);
    }
  } finally {
    await shop.stop();
  }
  const text = markdownTable(['List', 'ms, median', 'ms, slowest', 'of the text', `Below ${MAX_MS}`], rows);
  console.log(text);
  if (values.write) await writeSection('lists', text);
} finally {
  await cluster.stop();
}
