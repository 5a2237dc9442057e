import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiParam, ApiTags } from '@nestjs/swagger';
import { DELETED, DeletedView } from '#platform/http/deleted.view.js';
import { IdParam } from '#platform/http/validation.js';
import { Admin, AdminOnly, CurrentAdmin, Idempotent } from '#modules/auth/index.js';
import { AdminCatalogQueries } from '../admin-catalog.queries.js';
import { AdminCategoryView } from '../admin-catalog.view.js';
import { CategoriesService } from './categories.service.js';
import { ArrangeCategoriesDto, SaveCategoryDto } from './category.dto.js';

@AdminOnly()
@ApiTags('catalog admin')
@Controller('admin/categories')
export class AdminCategoriesController {
  constructor(
    private readonly queries: AdminCatalogQueries,
    private readonly categories: CategoriesService,
  ) {}

  @Get()
  @ApiOkResponse({ type: [AdminCategoryView] })
  all(): Promise<AdminCategoryView[]> {
    return this.queries.categories();
  }

  @Post()
  @Idempotent()
  @ApiCreatedResponse({ type: AdminCategoryView })
  create(@CurrentAdmin() admin: Admin, @Body() category: SaveCategoryDto): Promise<AdminCategoryView> {
    return this.categories.create(admin, category);
  }

  /** The order of the categories in the shop. */
  @Put('order')
  @ApiOkResponse({ type: [AdminCategoryView] })
  arrange(@CurrentAdmin() admin: Admin, @Body() { ids }: ArrangeCategoriesDto): Promise<AdminCategoryView[]> {
    return this.categories.arrange(admin, ids);
  }

  @Put(':id')
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: AdminCategoryView })
  update(@CurrentAdmin() admin: Admin, @IdParam() id: string, @Body() category: SaveCategoryDto): Promise<AdminCategoryView> {
    return this.categories.update(admin, id, category);
  }

  @Delete(':id')
  @HttpCode(HttpStatus.OK)
  @ApiParam({ name: 'id', type: String })
  @ApiOkResponse({ type: DeletedView })
  async remove(@CurrentAdmin() admin: Admin, @IdParam() id: string): Promise<DeletedView> {
    await this.categories.remove(admin, id);
    return DELETED;
  }
}
