import { givenProduct } from '../../support/builders/catalog.js';
import { givenCart, orderBody } from '../../support/builders/order.js';
import { readPdf } from '../../support/pdf-text.js';
import { bare, rowsOfCsv, shows, textOfHtml } from './decode.js';
import { importProducts } from './imports.js';
import { ask, differences, isTaken, line, lines, type Place, type Reply, statusProblems } from './place.js';
import type { Person } from './texts.js';
import { upload } from './uploads.js';

/** One thing that somebody does in the shop, and what it should have come to. Returns what came out wrong. */
export type Visit = (place: Place, person: Person, number: number) => Promise<string[]>;

type Row = Record<string, unknown>;

const MAX_PDF_ATTEMPTS = 6;

const cleanOrder = (text: string, field: string): string => (field === 'notes' ? lines(text) : line(text));

/** Buys something: admin API, packing slip, labels, and the mail when the money has arrived. */
const buy: Visit = async (place, { name, phone, street, city, zipCode, note, items }, number) => {
  const product = await givenProduct(place.db, { name: line(items[0] ?? '').slice(0, 100) || 'Tee', stockQuantity: 5 });
  const bought = [{ product, quantity: 1 }];
  const texts = { customerName: name, customerPhone: phone, notes: note };
  const address = { street, city, state: 'MD', zipCode };
  const taken = isTaken('OrderData', texts, cleanOrder) && isTaken('ShippingAddressInput', address, line);
  const over = {
    ...texts,
    customerEmail: `buyer${number}@example.com`,
    shippingAddress: { ...address, country: 'United States' },
  };
  const placed = await ask(place, '/api/orders', {
    body: orderBody(await givenCart(place.db, bought), bought, over),
    anybody: true,
  });
  const problems = statusProblems('order', placed, taken, 201);
  if (placed.status !== 201) return problems;
  const { id } = placed.json() as { id: string };
  const expected = { customerName: line(name), customerPhone: line(phone) || null, notes: lines(note) || null };
  const where = { street: line(street), city: line(city), zipCode: line(zipCode) };
  const order = (await ask(place, `/api/admin/orders/${id}`)).json() as Row;
  const { slips } = (await ask(place, `/api/admin/orders/selected/slips?orderIds=${id}`)).json() as { slips: Row[] };
  const [label = {}] = rowsOfCsv((await ask(place, `/api/admin/orders/selected/labels.csv?orderIds=${id}`)).text);
  await ask(place, `/api/admin/orders/${id}/payment`, { body: { reference: 'Z1' } });
  place.awaited.push({ token: `payment-received.${id}`, texts: [line(name), line(street), line(city), product.name] });
  place.awaited.push({ token: `order-notice.${id}`, texts: [line(name), product.name] });
  return [
    ...problems,
    ...[order, slips[0] ?? {}].flatMap((row, index) => [
      ...differences(index ? 'slip' : 'admin', orNull(row), expected),
      ...differences(index ? 'slip' : 'admin', row['shippingAddress'] as Row, where),
    ]),
    ...differences('labels.csv', label, {
      Name: expected.customerName,
      Street: where.street,
      City: where.city,
      'ZIP code': where.zipCode,
      Phone: expected.customerPhone ?? '',
      Items: `1 × ${product.name}`,
      'Special instructions': expected.notes ?? '',
    }),
  ];
};

/** No phone and no notes are stored as null or as an empty text. */
const orNull = (row: Row): Row => ({ ...row, customerPhone: row['customerPhone'] || null, notes: row['notes'] || null });

/** Writes to the shop: the inbox, and the mail to staff. */
const write: Visit = async (place, { name, note }, number) => {
  const texts = { name, message: note };
  const taken = isTaken('SendContactMessage', texts, (text, field) => (field === 'message' ? lines(text) : line(text)));
  const body = { ...texts, email: `writer${number}@example.com`, subject: 'general', website: '' };
  const sent = await ask(place, '/api/contact', { body, anybody: true });
  const problems = statusProblems('contact', sent, taken, 201);
  if (sent.status !== 201) return problems;
  const { id } = sent.json() as { id: string };
  place.awaited.push({ token: `contact-message.${id}`, texts: [line(name), lines(note)] });
  const inbox = (await ask(place, `/api/admin/messages/${id}`)).json() as Row;
  return [...problems, ...differences('inbox', inbox, { name: line(name), message: lines(note) })];
};

/** Sells something: the shop's API, its search and its page. */
const sell: Visit = async (place, { name, note }) => {
  const texts = { name, description: note };
  const taken = isTaken('SaveProduct', texts, (text, field) => (field === 'description' ? lines(text) : line(text)));
  const body = { ...texts, price: '20.00', categoryId: place.categoryId, stockQuantity: 3 };
  const saved = await ask(place, '/api/admin/products', { body });
  const problems = statusProblems('product', saved, taken, 201);
  if (saved.status !== 201) return problems;
  const { id } = saved.json() as { id: string };
  const shown = (await ask(place, `/api/products/${id}`, { anybody: true })).json() as Row;
  problems.push(...differences('shop', shown, { name: line(name), description: lines(note) }));
  if (!place.hasPages) return problems;
  const page = await ask(place, `/products/${id}`, { anybody: true });
  for (const text of [line(name), lines(note)])
    if (page.status !== 200 || !shows(textOfHtml(page.text), text))
      problems.push(`page: ${page.status}, without ${JSON.stringify(text)}`);
  return problems;
};

/** Looks for something, in the shop and in the admin. */
const search: Visit = async (place, { search: text }) => {
  const query = encodeURIComponent(text);
  const answers = await Promise.all(
    [`/api/products?fields=card&search=${query}`, `/api/admin/orders?search=${query}`, `/api/invoices?search=${query}`].map(
      (path) => ask(place, path).then((reply) => ({ path, reply })),
    ),
  );
  return answers.flatMap(({ path, reply }) => statusProblems(path.split('?')[0] ?? '', reply, true, 200));
};

/** Is sent an invoice: the admin API, the PDF and the mail. */
const bill: Visit = async (place, { name, phone, note, items }, number) => {
  const rows = items.filter((item) => line(item) !== '' && line(item).length <= 120);
  const client = { clientName: name, clientPhone: phone, notes: note };
  const taken =
    rows.length > 0 && isTaken('InvoiceFields', client, (text, field) => (field === 'notes' ? lines(text) : line(text)));
  const email = `client${number}@example.com`;
  const body = {
    invoice: { ...client, clientEmail: email },
    items: rows.map((item) => ({ customProductName: item, unitPrice: '5.00' })),
  };
  const saved = await ask(place, '/api/invoices', { body });
  const problems = statusProblems('invoice', saved, taken, 201);
  if (saved.status !== 201) return problems;
  const invoice = saved.json() as Row & { id: string; items: { customProductName: string }[] };
  problems.push(
    ...differences('invoice', invoice, { clientName: line(name), clientPhone: line(phone) || null, notes: lines(note) || null }),
  );
  const names = invoice.items.map(({ customProductName }) => customProductName);
  problems.push(...differences('invoice', Object.fromEntries(names.entries()), Object.fromEntries(rows.map(line).entries())));
  place.awaited.push({ token: `To: ${email}`, texts: [line(name), ...rows.map(line)] });
  const [pdf, sent] = [await pdfOf(place, invoice.id), await ask(place, `/api/invoices/${invoice.id}/send`, { body: {} })];
  problems.push(...statusProblems('pdf', pdf, true, 200), ...statusProblems('send', sent, true, 200));
  if (pdf.status !== 200) return problems;
  const paper = readPdf(Buffer.from(pdf.text, 'latin1'));
  if (paper.boxes > 0) problems.push(`pdf: ${paper.boxes} boxes`);
  for (const text of [line(name), ...rows.map(line)])
    if (!bare(paper.text).includes(bare(printed(place, text)))) problems.push(`pdf: without ${JSON.stringify(text)}`);
  return problems;
};

/** A busy worker is given more time, as its answer asks for; each answer waits ten seconds for it. */
async function pdfOf(place: Place, id: string): Promise<Reply> {
  for (let attempt = 1; ; attempt += 1) {
    const reply = await ask(place, `/api/invoices/${id}/pdf`);
    if (attempt === MAX_PDF_ATTEMPTS || !reply.text.includes('PDF_NOT_READY')) return reply;
  }
}

const printed = ({ fonts }: Place, text: string): string =>
  fonts
    .pieces(text)
    .map((piece) => piece.text)
    .join('');

export const VISITS: Record<string, { weight: number; visit: Visit }> = {
  buy: { weight: 8, visit: buy },
  write: { weight: 4, visit: write },
  sell: { weight: 4, visit: sell },
  search: { weight: 4, visit: search },
  bill: { weight: 1, visit: bill },
  upload: { weight: 1, visit: upload },
  import: { weight: 1, visit: importProducts },
};
