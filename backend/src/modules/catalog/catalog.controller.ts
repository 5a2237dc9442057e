import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { type PrecompressedJson, precompressJson, sendPrecompressedJson } from '#platform/http/precompressed-json.js';
import { IdParam } from '#platform/http/validation.js';
import { Public } from '../auth/index.js';
import { CatalogQueries } from './catalog.queries.js';
import { ArtistView, CategoryView, ProductDetailView, ProductImageView, ProductListItemView } from './catalog.view.js';

const MAX_CACHED_RESPONSES = 2_000;

@Public()
@ApiTags('catalog')
@Controller()
export class CatalogController {
  private readonly responses: QueryCache<PrecompressedJson>;

  constructor(
    private readonly catalog: CatalogQueries,
    changes: TableChangeListener,
  ) {
    this.responses = new QueryCache(
      changes,
      ['products', 'product_images', 'categories', 'artists', 'stored_files'],
      MAX_CACHED_RESPONSES,
    );
  }

  @Get('categories')
  @ApiOkResponse({ type: [CategoryView] })
  categories(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, 'categories', () => this.catalog.categories());
  }

  @Get('products')
  @ApiOkResponse({ type: [ProductListItemView] })
  products(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, 'products', () => this.catalog.products());
  }

  @Get('products/:id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: ProductDetailView })
  product(@IdParam() id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, `product ${id}`, () => this.catalog.product(id));
  }

  @Get('products/:id/images')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: [ProductImageView] })
  images(@IdParam() id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
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
  productsOfArtist(@IdParam() id: string, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    return this.send(request, reply, `artist products ${id}`, () => this.catalog.productsOfArtist(id));
  }

  private async send(request: FastifyRequest, reply: FastifyReply, key: string, read: () => Promise<unknown>): Promise<void> {
    sendPrecompressedJson(request, reply, await this.responses.get(key, async () => precompressJson(await read())));
  }
}
