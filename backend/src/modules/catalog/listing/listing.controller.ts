import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { DataSource } from 'typeorm';
import { QueryCache } from '#platform/database/query-cache.js';
import { TableChangeListener } from '#platform/database/table-change-listener.js';
import { CacheDeadline } from '#platform/http/caching/cache-deadline.js';
import type { EncodedBody } from '#platform/http/encoded-body.js';
import { sendJson, jsonTextBody } from '#platform/http/json-response.js';
import { PerMinute } from '#platform/http/rate-limits/rate-limits.js';
import { Public } from '../../auth/index.js';
import { ProductListItemView } from '../catalog.view.js';
import { CatalogQueries } from '../catalog.queries.js';
import { PRODUCT_LIST_TABLES, ProductList } from '../products/product-list.js';
import { ProductJsonCache } from './product-json-cache.js';
import { readCriteria } from './listing-criteria.js';
import { ListingDto, MAX_PAGE_SIZE, ProductPageDto } from './listing.dto.js';
import { type PageOfProducts, readPage } from './listing.queries.js';
import { ListingView, ProductCardView } from './listing.view.js';
import { ListingPages } from './listing-pages.js';

const EVERYTHING = { conditions: [], parameters: [] };
/** About 20 kB each, plain and compressed. */
const MAX_CACHED_PAGES = 200;

interface Page {
  body: EncodedBody;
  /** The value of the Link header, when a page follows. */
  link?: string | undefined;
}

@Public()
@ApiTags('catalog')
@Controller('products')
export class ListingController {
  /** Of cards, which a sale changes only when something sells out: that is announced as a change of the table. */
  private readonly pages: QueryCache<Page>;
  private readonly pagesWithStock: QueryCache<Page>;
  private readonly idsOfPages: QueryCache<string[]>;
  private readonly products: ProductJsonCache;

  constructor(
    private readonly productList: ProductList,
    private readonly listingPages: ListingPages,
    @InjectDataSource() private readonly db: DataSource,
    private readonly deadline: CacheDeadline,
    catalog: CatalogQueries,
    changes: TableChangeListener,
  ) {
    this.pages = new QueryCache(changes, PRODUCT_LIST_TABLES, MAX_CACHED_PAGES);
    this.pagesWithStock = new QueryCache(changes, [...PRODUCT_LIST_TABLES, 'stock'], MAX_CACHED_PAGES);
    this.idsOfPages = new QueryCache(changes, ['products'], MAX_CACHED_PAGES);
    this.products = new ProductJsonCache(changes, (ids) => catalog.productsById(ids));
  }

  /** Without a query: the newest products, as many as a list may have. With `limit` or `after`: one page of all products. */
  @Get()
  @ApiOkResponse({ type: [ProductListItemView] })
  async list(
    @Query() { limit, after, fields }: ProductPageDto,
    @Req() request: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (limit === undefined && after === undefined && fields === undefined) {
      return sendJson(request, reply, await this.productList.current(), this.deadline.secondsLeft());
    }
    const page = { limit: limit ?? MAX_PAGE_SIZE, after };
    const key = JSON.stringify(page);
    const { body, link } =
      fields === 'card'
        ? await this.pages.get(key, () => this.pageOfCards(page))
        : await this.pagesWithStock.get(key, () => this.pageWithStock(key, page));
    if (link !== undefined) void reply.header('link', link);
    await sendJson(request, reply, body, this.deadline.secondsLeft());
  }

  /** One page of the products that match; 24 unless `limit` says otherwise. */
  @Get('listing')
  @PerMinute(300)
  @ApiOkResponse({ type: ListingView })
  async listing(@Query() listing: ListingDto, @Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const key = JSON.stringify([readCriteria(listing), listing.limit, listing.after]);
    const { body } = await this.pages.get(key, async () => ({ body: jsonTextBody(await this.listingPages.page(listing)) }));
    await sendJson(request, reply, body, this.deadline.secondsLeft());
  }

  /** Up to eight products in random order. */
  @Get('featured')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [ProductCardView] })
  featured(): Promise<ProductCardView[]> {
    return this.listingPages.featured();
  }

  private async pageOfCards(page: PageOfProducts): Promise<Page> {
    const { ids, text } = await this.listingPages.cards(EVERYTHING, page);
    return { body: jsonTextBody(text), link: linkAfter(ids, page, { fields: 'card' }) };
  }

  private async pageWithStock(key: string, page: PageOfProducts): Promise<Page> {
    const ids = await this.idsOfPages.get(key, () => readPage(this.db, EVERYTHING, page));
    return { body: jsonTextBody(await this.products.list(ids)), link: linkAfter(ids, page) };
  }
}

/** The Link header of the page that follows; undefined after the last page. */
function linkAfter(ids: readonly string[], { limit }: PageOfProducts, fields: Record<string, string> = {}): string | undefined {
  const last = ids.at(-1);
  if (last === undefined || ids.length < limit) return undefined;
  const next = new URLSearchParams({ limit: String(limit), after: last, ...fields });
  return `</api/products?${next.toString()}>; rel="next"`;
}
