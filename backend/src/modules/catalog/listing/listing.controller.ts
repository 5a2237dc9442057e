import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { jsonBody, sendJson } from '#platform/http/json-response.js';
import { PerMinute } from '#platform/http/rate-limits.js';
import { Public } from '../../auth/index.js';
import { ProductListItemView } from '../catalog.view.js';
import { ProductList } from '../products/product-list.js';
import { ListingDto, MAX_PAGE_SIZE, ProductPageDto } from './listing.dto.js';
import { readCards, readProducts } from './listing.queries.js';
import { ListingView, ProductCardView } from './listing.view.js';
import { ListingPages } from './listing-pages.js';

const EVERYTHING = { conditions: [], parameters: [] };

@Public()
@ApiTags('catalog')
@Controller('products')
export class ListingController {
  constructor(
    private readonly productList: ProductList,
    private readonly listingPages: ListingPages,
    @InjectDataSource() private readonly db: DataSource,
  ) {}

  /** Without a query: the newest products, as many as a list may have. With `limit` or `after`: one page of all products. */
  @Get()
  @ApiOkResponse({ type: [ProductListItemView] })
  async products(
    @Query() { limit, after, fields }: ProductPageDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (limit === undefined && after === undefined && fields === undefined) {
      return sendJson(request, reply, await this.productList.current());
    }
    const page = { limit: limit ?? MAX_PAGE_SIZE, after };
    const products = fields === 'card' ? await readCards(this.db, EVERYTHING, page) : await readProducts(this.db, page);
    const last = products.at(-1);
    if (last && products.length === page.limit) {
      const query = new URLSearchParams({ limit: String(page.limit), after: last.id, ...(fields ? { fields } : {}) });
      void reply.header('link', `</api/products?${query.toString()}>; rel="next"`);
    }
    await sendJson(request, reply, jsonBody(products));
  }

  /** One page of the products that match; 24 unless `limit` says otherwise. */
  @Get('listing')
  @PerMinute(300)
  @ApiOkResponse({ type: ListingView })
  async listing(@Query() criteria: ListingDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await sendJson(request, reply, jsonBody(await this.listingPages.page(criteria)));
  }

  /** Up to eight products in random order. */
  @Get('featured')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [ProductCardView] })
  featured(): Promise<ProductCardView[]> {
    return this.listingPages.featured();
  }
}
