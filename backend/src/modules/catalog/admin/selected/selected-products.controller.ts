import { Body, Controller, HttpCode, HttpStatus, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Admin, AdminOnly, CurrentAdmin } from '#modules/auth/index.js';
import { RestoreProduct } from '../deleted/restore-product.js';
import { EditProductsDto } from './edit-products.dto.js';
import { EditProducts } from './edit-products.js';
import { outcomesOf, ProductEditsView } from './outcomes.view.js';
import { RemoveProducts } from './remove-products.js';
import { SelectedProductsDto } from './selected-products.dto.js';

/** What the list does with several products at once: each one succeeds or fails on its own. */
@AdminOnly()
@ApiTags('catalog admin')
@Controller('admin/products/selected')
export class SelectedProductsController {
  constructor(
    private readonly editProducts: EditProducts,
    private readonly removeProducts: RemoveProducts,
    private readonly restoreProduct: RestoreProduct,
  ) {}

  @Post()
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: ProductEditsView })
  edit(@CurrentAdmin() admin: Admin, @Body() { edits }: EditProductsDto): Promise<ProductEditsView> {
    return this.editProducts.execute(admin, edits);
  }

  @Post('delete')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: ProductEditsView })
  remove(@CurrentAdmin() admin: Admin, @Body() { ids }: SelectedProductsDto): Promise<ProductEditsView> {
    return this.removeProducts.execute(admin, ids);
  }

  /** Undo of a deletion. */
  @Post('restore')
  @HttpCode(HttpStatus.OK)
  @ApiOkResponse({ type: ProductEditsView })
  restore(@CurrentAdmin() admin: Admin, @Body() { ids }: SelectedProductsDto): Promise<ProductEditsView> {
    return outcomesOf(
      ids.map((id) => ({ id })),
      ({ id }) => this.restoreProduct.execute(admin, id),
    );
  }
}
