import { Controller, Post } from '@nestjs/common';
import { ApiCreatedResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { IdParam } from '#platform/http/validation.js';
import { AdminOnly } from '#modules/auth/index.js';
import { AdminCatalogQueries } from '../admin/admin-catalog.queries.js';
import { PreviewLinks } from './preview-links.js';
import { PreviewLinkView } from './preview-link.view.js';

@AdminOnly()
@ApiTags('catalog admin')
@Controller('admin/products')
export class PreviewLinkController {
  constructor(
    private readonly queries: AdminCatalogQueries,
    private readonly links: PreviewLinks,
  ) {}

  /** An address that shows the product to whoever has it, also a draft. */
  @Post(':id/preview-link')
  @ApiParam({ name: 'id', type: String })
  @ApiCreatedResponse({ type: PreviewLinkView })
  async create(@IdParam() productId: string): Promise<PreviewLinkView> {
    const { id } = await this.queries.product(productId);
    const { token, expiresAt } = this.links.create(id);
    return { url: `/products/${id}?preview=${token}`, expiresAt: expiresAt.toISOString() };
  }
}
