import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { ProductListItemView } from '../catalog.view.js';

/** What a product card shows. It says nothing about the number of pieces, so that a sale does not change it. */
@ApiSchema({ name: 'ProductCard' })
export class ProductCardView extends PickType(ProductListItemView, [
  'id',
  'name',
  'price',
  'imageUrl',
  'image',
  'isNew',
  'isBestSeller',
  'isArtistSeries',
  'inStock',
  'artist',
]) {}

@ApiSchema({ name: 'Listing' })
export class ListingView {
  @ApiProperty({ type: [ProductCardView] }) products: ProductCardView[];
  @ApiProperty({ type: Number, description: 'products that match the criteria, on all pages' }) matching: number;
  @ApiProperty({ type: Number, description: 'all products' }) total: number;
  @ApiProperty({ type: Boolean, description: 'no product holds the searched words; these hold similar ones' })
  isCloseMatch: boolean;
}
