import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiQuery, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CacheDeadline } from '#platform/http/caching/cache-deadline.js';
import type { EncodedBody } from '#platform/http/encoded-body.js';
import { jsonBody, sendJson } from '#platform/http/json-response.js';
import { IdParam } from '#platform/http/validation.js';
import { Public } from '../auth/index.js';
import { CatalogQueries } from './catalog.queries.js';
import { ProductPreviews } from './preview/product-previews.js';
import { PRODUCT_LIST_TABLES } from './products/product-list.js';
import { ProductResponses } from './products/product-responses.js';
import { ArtistView, CategoryView, ProductDetailView, ProductImageView, ProductListItemView } from './catalog.view.js';

const MAX_CACHED_RESPONSES = 2_000;

const PREVIEW = {
  name: 'preview',
  type: String,
  required: false,
  description: 'the token of a preview link, which also shows a draft',
};

@Public()
@ApiTags('catalog')
@Controller()
export class CatalogController {
  /** None of them shows the stock. */
  private readonly responses: QueryCache<EncodedBody>;
  private readonly listsWithStock: QueryCache<EncodedBody>;

  constructor(
    private readonly catalog: CatalogQueries,
    private readonly products: ProductResponses,
    private readonly previews: ProductPreviews,
    private readonly deadline: CacheDeadline,
    changes: TableChangeListener,
  ) {
    this.responses = new QueryCache(changes, PRODUCT_LIST_TABLES, MAX_CACHED_RESPONSES);
    this.listsWithStock = new QueryCache(changes, [...PRODUCT_LIST_TABLES, 'stock'], MAX_CACHED_RESPONSES);
  }

  @Get('categories')
  @ApiOkResponse({ type: [CategoryView] })
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, 'categories', () => this.catalog.categories());
  }

  @Get('products/:id')
  @ApiParam({ name: 'id', type: String })
  @ApiQuery(PREVIEW)
  @ApiOkResponse({ type: ProductDetailView })
  async product(
    @IdParam() id: string,
    @Query('preview') preview: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return this.previews.send(reply, 'detail', id, preview);
    await sendJson(request, reply, await this.products.get(id), this.deadline.secondsLeft());
  }

  @Get('products/:id/images')
  @ApiParam({ name: 'id', type: String })
  @ApiQuery(PREVIEW)
  @ApiOkResponse({ type: [ProductImageView] })
  images(
    @IdParam() id: string,
    @Query('preview') preview: unknown,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (preview !== undefined) return this.previews.send(reply, 'images', id, preview);
    return this.send(request, reply, `images ${id}`, () => this.catalog.images(id));
  }

  @Get('artists')
  @ApiOkResponse({ type: [ArtistView] })
  artists(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, 'artists', () => this.catalog.artists());
  }

  @Get('artists/:id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: ArtistView })
  artist(@IdParam() id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, `artist ${id}`, () => this.catalog.artist(id));
  }

  @Get('artists/:id/products')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [ProductListItemView] })
  async productsOfArtist(@IdParam() id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const body = await this.listsWithStock.get(id, async () => jsonBody(await this.catalog.productsOfArtist(id)));
    await sendJson(request, reply, body, this.deadline.secondsLeft());
  }

  private async send(request: FastifyRequest, reply: FastifyReply, key: string, read: () => Promise<unknown>): Promise<void> {
    await sendJson(
      request,
      reply,
      await this.responses.get(key, async () => jsonBody(await read())),
      this.deadline.secondsLeft(),
    );
  }
}
