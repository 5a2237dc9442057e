import { toCents } from '@shop/contract/money';
import { MediaLibrary } from '#modules/media/index.js';
import { intentBody } from '../support/builders/checkout.js';
import { invoiceBody } from '../support/builders/invoice.js';
import { orderBody, type OrderLine } from '../support/builders/order.js';
import { newSession } from '../support/builders/cart.js';
import { productForm, variants } from '../support/builders/product-form.js';
import { asAdmin, givenUser, TEST_PASSWORD } from '../support/builders/users.js';
import { eventually } from '../support/eventually.js';
import { sampleJpeg } from '../support/files/sample-images.js';
import type { TestShop } from '../support/shop.js';

interface Product {
  id: string;
  price: string;
  version: number;
  variants: { id: string }[];
}

/** The main paths of a shop over HTTP: an admin fills it, shoppers buy, an admin ships, refunds and cancels. */
export class MainPaths {
  private admin: { authorization: string } | undefined;

  constructor(private readonly shop: TestShop) {}

  async walk(): Promise<void> {
    const owner = await givenUser(this.shop);
    await this.send('post', '/api/admin/login', { username: owner.username, password: TEST_PASSWORD });
    this.admin = await asAdmin(this.shop);
    const product = await this.fillShop();
    await this.browse(product);
    await this.shipManualOrder(product);
    await this.refundCardOrder(product);
    await this.cancelOrder(product);
    await this.writeBesideOrders();
    await this.browseAdmin();
    const sent = () =>
      this.shop.db.query<{ waiting: number }[]>('select count(*)::int as waiting from outbox where done_at is null');
    await eventually(sent, ([state]) => state?.waiting === 0);
  }

  private async fillShop(): Promise<Product> {
    const category = await this.send('post', '/api/admin/categories', { name: 'Hoodies', slug: 'hoodies' });
    const artist = await this.send('post', '/api/admin/artists', { name: 'Mara', location: 'Baltimore', story: 'Paints.' });
    const image = await this.shop.app.get(MediaLibrary).importFile(undefined, { bytes: await sampleJpeg() });
    const form = productForm(String(category['id']), { artistId: artist['id'], imageUrl: `/api/images/${image.name}` });
    await this.send('post', '/api/admin/products', { ...form, stockQuantity: 5 });
    const sized = { ...form, name: 'Sized Hoodie', optionNames: ['Size'] };
    const { id } = await this.send('post', '/api/admin/products', { ...sized, variants: variants({ S: 9, M: 9 }) });
    const product = (await this.read(`/api/admin/products/${String(id)}`)) as unknown as Product;
    const edited = product.variants.map((variant) => ({ ...variant, stockQuantity: 8, stockQuantityRead: 9 }));
    const edit = { ...sized, price: '51.00', version: product.version, variants: edited };
    await this.send('put', `/api/admin/products/${product.id}`, edit);
    return (await this.read(`/api/admin/products/${product.id}`)) as unknown as Product;
  }

  private async browse({ id }: Product): Promise<void> {
    const paths = [
      '',
      '?fields=card&limit=24',
      '/listing?sort=price-asc',
      '/listing?search=hoodie',
      '/featured',
      `/${id}`,
      `/${id}/images`,
    ];
    for (const path of paths) await this.read(`/api/products${path}`);
    for (const path of ['categories', 'artists', 'portfolio', 'settings', 'pages', 'health/ready'])
      await this.read(`/api/${path}`);
    for (const path of ['/sitemap.xml', '/feeds/google.xml']) await this.shop.http().get(path);
  }

  /** Fills a cart as a shopper does, with one change of the quantity. */
  private async fillCart(product: Product): Promise<{ sessionId: string; lines: OrderLine[] }> {
    const sessionId = newSession();
    const variant = product.variants[0];
    const item = await this.send('post', '/api/cart', { sessionId, productId: product.id, variantId: variant?.id, quantity: 1 });
    await this.send('put', `/api/cart/${String(item['id'])}`, { quantity: 2 });
    await this.read(`/api/cart/${sessionId}`);
    return { sessionId, lines: [{ product: { id: product.id, priceCents: toCents(product.price) }, variant, quantity: 2 }] };
  }

  private async placeOrder(product: Product): Promise<string> {
    const { sessionId, lines } = await this.fillCart(product);
    const order = await this.send('post', '/api/orders', orderBody(sessionId, lines));
    await this.read(`/api/orders/${String(order['id'])}`);
    return `/api/admin/orders/${String(order['id'])}`;
  }

  private async shipManualOrder(product: Product): Promise<void> {
    const path = await this.placeOrder(product);
    await this.send('post', `${path}/payment`, { reference: 'Z-1' });
    await this.send('post', `${path}/status`, { status: 'processing' });
    await this.send('post', `${path}/status`, { status: 'shipped', tracking: { carrier: 'USPS', number: '9400 1000' } });
    await this.send('post', `${path}/notes`, { text: 'Wrapped as a gift.' });
    await this.read(path);
    await this.read(`${path}/mails`);
  }

  private async refundCardOrder(product: Product): Promise<void> {
    const { sessionId, lines } = await this.fillCart(product);
    const { clientSecret } = await this.send('post', '/api/create-payment-intent', intentBody(sessionId, lines));
    await this.send('post', '/api/sandbox-payments/confirm', { clientSecret, cardNumber: '4242 4242 4242 4242' });
    const order = await this.send('post', '/api/orders', orderBody(sessionId, lines, { paymentMethod: 'card' }));
    const path = `/api/admin/orders/${String(order['id'])}`;
    await eventually(
      () => this.read(path),
      ({ paymentStatus }) => paymentStatus === 'paid',
      30_000,
    );
    await this.send('post', `${path}/refunds`, { amount: '10.00', reason: 'A stain' });
    await this.send('post', '/api/admin/payments/reconciliation', {});
  }

  private async cancelOrder(product: Product): Promise<void> {
    await this.send('post', `${await this.placeOrder(product)}/cancel`, { reason: 'Sold twice' });
  }

  private async writeBesideOrders(): Promise<void> {
    const message = { name: 'Ada Moore', email: 'ada.moore@example.com', subject: 'artist', message: 'Does the M run small?' };
    await this.send('post', '/api/contact', message);
    await this.send('post', '/api/invoices', invoiceBody());
  }

  private async browseAdmin(): Promise<void> {
    const paths = [
      'orders',
      'orders/summary',
      'orders/unpaid',
      'orders?search=moore',
      'products/page',
      'categories',
      'artists',
      'messages',
    ];
    const others = ['audit', 'staff', 'media', 'settings', 'pages', 'opening', 'payments/reconciliation', 'me/account'];
    for (const path of [...paths, ...others]) await this.read(`/api/admin/${path}`);
    await this.read('/api/invoices/page');
  }

  private async read(path: string): Promise<Record<string, unknown>> {
    const { status, body } = await this.shop
      .http()
      .get(path)
      .set(this.admin ?? {});
    if (status !== 200) throw new Error(`GET ${path} is ${status}: ${JSON.stringify(body)}`);
    return body as Record<string, unknown>;
  }

  private async send(method: 'post' | 'put', path: string, content: object): Promise<Record<string, unknown>> {
    const http = this.shop.http();
    const request = method === 'post' ? http.post(path) : http.put(path);
    const { status, body } = await request.set(this.admin ?? {}).send(content);
    if (status >= 300) throw new Error(`${method} ${path} is ${status}: ${JSON.stringify(body)}`);
    return body as Record<string, unknown>;
  }
}
