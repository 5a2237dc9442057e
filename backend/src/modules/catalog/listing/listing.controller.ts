import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import type { EncodedBody } from '#platform/http/encoded-body.js';
import { jsonBody, sendJson } from '#platform/http/json-response.js';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../../auth/index.js';
import { ProductListItemView } from '../catalog.view.js';
import { PRODUCT_LIST_TABLES, ProductList } from '../products/product-list.js';
import { readCriteria } from './listing-criteria.js';
import { ListingDto, MAX_PAGE_SIZE, ProductPageDto } from './listing.dto.js';
import { readCards, readProducts } from './listing.queries.js';
import { ListingView, ProductCardView } from './listing.view.js';
import { ListingPages } from './listing-pages.js';

const EVERYTHING = { conditions: [], parameters: [] };
/** About 20 kB each, plain and compressed. */
const MAX_CACHED_PAGES = 200;

interface Page {
  body: EncodedBody;
  /** The value of the Link header, when a page follows. */
  link?: string;
}

@Public()
@ApiTags('catalog')
@Controller('products')
export class ListingController {
  /** Of cards, which a sale changes only when something sells out: that is announced as a change of the table. */
  private readonly pages: QueryCache<Page>;

  constructor(
    private readonly productList: ProductList,
    private readonly listingPages: ListingPages,
    @InjectDataSource() private readonly db: DataSource,
    changes: TableChangeListener,
  ) {
    this.pages = new QueryCache(changes, PRODUCT_LIST_TABLES, MAX_CACHED_PAGES);
  }

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
    const query = { limit: limit ?? MAX_PAGE_SIZE, after, fields };
    const read = (): Promise<Page> => this.readPage(query);
    const { body, link } = await (fields === 'card' ? this.pages.get(JSON.stringify(query), read) : read());
    if (link !== undefined) void reply.header('link', link);
    await sendJson(request, reply, body);
  }

  /** One page of the products that match; 24 unless `limit` says otherwise. */
  @Get('listing')
  @PerMinute(300)
  @ApiOkResponse({ type: ListingView })
  async listing(@Query() listing: ListingDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const key = JSON.stringify([readCriteria(listing), listing.limit, listing.after]);
    const { body } = await this.pages.get(key, async () => ({ body: jsonBody(await this.listingPages.page(listing)) }));
    await sendJson(request, reply, body);
  }

  /** Up to eight products in random order. */
  @Get('featured')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [ProductCardView] })
  featured(): Promise<ProductCardView[]> {
    return this.listingPages.featured();
  }

  private async readPage({ limit, after, fields }: ProductPageDto & { limit: number }): Promise<Page> {
    const page = { limit, after };
    const products = fields === 'card' ? await readCards(this.db, EVERYTHING, page) : await readProducts(this.db, page);
    const body = jsonBody(products);
    const last = products.at(-1);
    if (!last || products.length < limit) return { body };
    const next = new URLSearchParams({ limit: String(limit), after: last.id, ...(fields ? { fields } : {}) });
    return { body, link: `</api/products?${next.toString()}>; rel="next"` };
  }
}
