import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put, Query } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '#modules/auth/index.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import { AdminProductPageView, AdminProductView } from '../admin-catalog.view.js';
import { AdminProductPageDto } from './product-page.dto.js';
import { ProductPages } from './product-page.queries.js';
import { SaveProductDto } from './product.dto.js';
import { AssignStock } from './assign-stock.js';
import { RemoveProduct } from './remove-product.js';
import { SaveProduct } from './save-product.js';
import { AssignStockDto } from './variant.dto.js';

@AdminOnly()
@ApiTags('catalog admin')
@Controller('admin/products')
export class AdminProductsController {
  constructor(
    private readonly queries: AdminCatalogQueries,
    private readonly productPages: ProductPages,
    private readonly saveProduct: SaveProduct,
    private readonly removeProduct: RemoveProduct,
    private readonly assignStock: AssignStock,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AdminProductView] })
  all(): Promise<AdminProductView[]> {
    return this.queries.products();
  }

  /** The newest first; 120 unless `limit` says otherwise. */
  @Get('page')
  @ApiOkResponse({ type: AdminProductPageView })
  page(@Query() which: AdminProductPageDto): Promise<AdminProductPageView> {
    return this.productPages.page(which);
  }

  @Get(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminProductView })
  one(@IdParam() id: string): Promise<AdminProductView> {
    return this.queries.product(id);
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: AdminProductView })
  create(@CurrentAdmin() admin: Admin, @Body() product: SaveProductDto): Promise<AdminProductView> {
    return this.saveProduct.execute(admin, product);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminProductView })
  update(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() product: SaveProductDto): Promise<AdminProductView> {
    return this.saveProduct.execute(admin, product, id);
  }

  /** Gives pieces that wait for a size to one. */
  @Post(':id/assign-stock')
  @Idempotent()
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminProductView })
  assign(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() body: AssignStockDto): Promise<AdminProductView> {
    return this.assignStock.execute(admin, id, body);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<DeletedView> {
    await this.removeProduct.execute(admin, id);
    return DELETED;
  }
}
