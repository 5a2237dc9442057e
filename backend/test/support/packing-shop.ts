import { strFromU8, unzipSync } from 'fflate';
import type { AdminOrderView } from '#modules/orders/admin/admin-order.view.js';
import type { PackingSlipsView } from '#modules/orders/admin/bulk/bulk-orders.view.js';
import type { PickListView } from '#modules/orders/admin/bulk/pick-list.view.js';
import type { Product } from '#modules/catalog/index.js';
import { givenProduct, givenSizedProduct, type SizedProduct, sizeOf } from './builders/catalog.js';
import { givenCart, orderBody, type OrderLine } from './builders/order.js';
import { asAdmin } from './builders/users.js';
import { openShop, type TestShop } from './shop.js';

type Who = { authorization: string };

/** A shop whose orders are refunded and packed. */
export class PackingShop {
  private constructor(
    readonly shop: TestShop,
    readonly owner: Who,
    readonly packer: Who,
    readonly tee: SizedProduct,
    readonly cap: Product,
  ) {}

  static async open(): Promise<PackingShop> {
    const shop = await openShop({ DATABASE_POOL: '20' });
    const owner = await asAdmin(shop, { username: 'ada' });
    const packer = await asAdmin(shop, { username: 'pat', role: 'packer' });
    const tee = await givenSizedProduct(shop.db, { M: 999, L: 999 }, { name: 'Pick Tee', priceCents: 2_000, weightOz: '5.0' });
    const cap = await givenProduct(shop.db, { name: 'Pick Cap', priceCents: 1_000, stockQuantity: 999, weightOz: '3.0' });
    return new PackingShop(shop, owner, packer, tee, cap);
  }

  post(path: string, body: object, who = this.owner) {
    return this.shop.http().post(`/api/admin/orders/${path}`).set(who).send(body);
  }

  async read(id: string, who = this.packer): Promise<AdminOrderView> {
    return (await this.shop.http().get(`/api/admin/orders/${id}`).set(who).expect(200)).body;
  }

  /** 10 tees in M for $200.00 and a cap for $10.00, paid. */
  async givenPaid(): Promise<AdminOrderView> {
    const lines: OrderLine[] = [
      { product: this.tee, variant: sizeOf(this.tee, 'M'), quantity: 10 },
      { product: this.cap, quantity: 1 },
    ];
    const body = orderBody(await givenCart(this.shop.db, lines), lines);
    const { id } = (await this.shop.http().post('/api/orders').send(body).expect(201)).body as { id: string };
    await this.post(`${id}/payment`, { reference: 'ZL' }).expect(200);
    return this.read(id);
  }

  refund(order: Pick<AdminOrderView, 'id'>, body: object) {
    return this.post(`${order.id}/refunds`, body);
  }

  /** What packers get of an order: "10 Pick Tee M; note" for each piece of paper and file. */
  async packed({ id, orderNumber }: AdminOrderView) {
    const selected = (path: string) =>
      this.shop.http().get(`/api/admin/orders/selected/${path}`).query({ orderIds: id }).set(this.packer);
    const list = (await this.post('selected/pick-list', { orderIds: [id] }, this.packer).expect(200)).body as PickListView;
    const [slip] = ((await selected('slips').expect(200)).body as PackingSlipsView).slips;
    const csv = (await selected('labels.csv').expect(200)).text.split('\r\n')[1] ?? '';
    const sheet = unzipSync((await selected('labels.xlsx').responseType('blob').expect(200)).body as Buffer);
    const { refundedItems = [] } = await this.read(id);
    return {
      list: list.items.flatMap(({ name, sizes }) =>
        sizes.map(({ label, pieces, notes = [] }) =>
          [`${pieces} ${name} ${label ?? ''}`.trim(), ...notes.map((note) => note.replace(orderNumber, 'ORD'))].join('; '),
        ),
      ),
      leftOut: list.leftOut.map(({ reason }) => reason),
      slip: slip?.items.map(({ name, quantity, note }) =>
        [`${quantity} ${name}`, ...(note === undefined ? [] : [note])].join('; '),
      ),
      weightOz: slip?.weightOz,
      labels: /"\d+","[^"]*"(?=,"","","")/.exec(csv)?.[0],
      xlsx: strFromU8(sheet['xl/worksheets/sheet1.xml'] ?? new Uint8Array()),
      page: refundedItems.map(({ isWhole, note }) => [isWhole, note]),
    };
  }

  close(): Promise<void> {
    return this.shop.close();
  }
}

export const itemNamed = ({ items }: AdminOrderView, name: string): string =>
  items.find(({ product }) => product.name === name)?.id ?? 'no such item';

export const askBeforePacking = (amount: string): string => `$${amount} of it refunded: ask before packing`;
