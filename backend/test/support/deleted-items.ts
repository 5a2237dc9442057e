import type { AdminProductView } from '#modules/catalog/admin/admin-catalog.view.js';
import type { TestShop } from './shop.js';

type Kind = 'products' | 'categories' | 'artists';

interface DeletedItem {
  id: string;
  name: string;
  imageUrl: string | null;
  deletedAt: string;
}

/** The requests that delete and restore, sent as `admin`. */
export class DeletedItems {
  constructor(
    private readonly shop: TestShop,
    private readonly admin: { authorization: string },
  ) {}

  remove(kind: Kind, id: string) {
    return this.shop.http().delete(`/api/admin/${kind}/${id}`).set(this.admin);
  }

  restore(kind: Kind, id: string) {
    return this.shop.http().post(`/api/admin/deleted/${kind}/${id}/restore`).set(this.admin);
  }

  async list(kind: Kind, search = ''): Promise<DeletedItem[]> {
    const { body } = await this.shop.http().get(`/api/admin/deleted/${kind}`).query({ search }).set(this.admin).expect(200);
    return body as DeletedItem[];
  }

  async product(id: string): Promise<AdminProductView> {
    const { body } = await this.shop.http().get(`/api/admin/products/${id}`).set(this.admin).expect(200);
    return body as AdminProductView;
  }
}
