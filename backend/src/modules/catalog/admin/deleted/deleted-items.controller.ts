import { foldedWords } from '@shop/contract/search';
import { Controller, Get, HttpCode, HttpStatus, Post, Query } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { AdminArtistView, AdminCategoryView, AdminProductView } from '../admin-catalog.view.js';
import { ArtistsService } from '../artists/artists.service.js';
import { CategoriesService } from '../categories/categories.service.js';
import { DELETED_ARTISTS, DELETED_CATEGORIES } from './deleted-groups.queries.js';
import { DeletedProductsDto } from './deleted-items.dto.js';
import { DeletedItemView } from './deleted-items.view.js';
import { DELETED_PRODUCTS } from './deleted-products.queries.js';
import { RestoreProduct } from './restore-product.js';

/** Older ones are found by searching. */
const MAX_LISTED = 200;

/** What was deleted from the catalog, the latest first, and the way back. */
@AdminOnly()
@ApiTags('catalog admin')
@Controller('admin/deleted')
export class DeletedItemsController {
  constructor(
    @InjectDataSource() private readonly db: DataSource,
    private readonly restoreProduct: RestoreProduct,
    private readonly categoriesService: CategoriesService,
    private readonly artistsService: ArtistsService,
  ) {}

  @Get('products')
  @ApiOkResponse({ type: [DeletedItemView] })
  products(@Query() { search = '' }: DeletedProductsDto): Promise<DeletedItemView[]> {
    return DELETED_PRODUCTS.rows(this.db, foldedWords(search), MAX_LISTED);
  }

  @Get('categories')
  @ApiOkResponse({ type: [DeletedItemView] })
  categories(): Promise<DeletedItemView[]> {
    return DELETED_CATEGORIES.list.rows(this.db, MAX_LISTED);
  }

  @Get('artists')
  @ApiOkResponse({ type: [DeletedItemView] })
  artists(): Promise<DeletedItemView[]> {
    return DELETED_ARTISTS.list.rows(this.db, MAX_LISTED);
  }

  @Post('products/:id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminProductView })
  product(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<AdminProductView> {
    return this.restoreProduct.execute(admin, id);
  }

  @Post('categories/:id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminCategoryView })
  category(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<AdminCategoryView> {
    return this.categoriesService.restore(admin, id);
  }

  @Post('artists/:id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminArtistView })
  artist(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<AdminArtistView> {
    return this.artistsService.restore(admin, id);
  }
}
