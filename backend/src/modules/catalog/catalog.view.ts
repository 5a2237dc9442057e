import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { ImageInfoView } from '../media/index.js';

@ApiSchema({ name: 'Category' })
export class CategoryView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(text) slug: string;
  @ApiProperty(optionalText) imageUrl: string | null;
}

@ApiSchema({ name: 'Artist' })
export class ArtistView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(text) location: string;
  @ApiProperty(text) story: string;
  @ApiProperty(optionalText) imageUrl: string | null;
  @ApiProperty({ type: Boolean }) isActive: boolean;
  @ApiProperty({ type: Number, description: 'designs available' }) productCount: number;
  @ApiProperty({ type: ImageInfoView, nullable: true }) image: ImageInfoView | null;
}

@ApiSchema({ name: 'ProductCategory' })
class ProductCategoryView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(text) slug: string;
}

@ApiSchema({ name: 'ProductArtist' })
class ProductArtistView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
}

@ApiSchema({ name: 'ProductArtistDetail' })
class ProductArtistDetailView extends ProductArtistView {
  @ApiProperty(text) location: string;
  @ApiProperty(text) story: string;
  @ApiProperty(optionalText) imageUrl: string | null;
}

class ProductFields {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(text) description: string;
  @ApiProperty(dollars) price: string;
  @ApiProperty({ ...optionalText, format: 'uuid' }) categoryId: string | null;
  @ApiProperty({ type: ProductCategoryView, nullable: true }) category: ProductCategoryView | null;
  @ApiProperty({ ...optionalText, format: 'uuid' }) artistId: string | null;
  @ApiProperty(optionalText) imageUrl: string | null;
  @ApiProperty({ type: ImageInfoView, nullable: true }) image: ImageInfoView | null;
  @ApiProperty(optionalText) videoUrl: string | null;
  @ApiProperty({ type: Boolean }) isNew: boolean;
  @ApiProperty({ type: Boolean }) isBestSeller: boolean;
  @ApiProperty({ type: Boolean }) isArtistSeries: boolean;
  @ApiProperty({ type: Number }) stockQuantity: number;
  @ApiProperty({ type: Boolean }) inStock: boolean;
}

@ApiSchema({ name: 'ProductListItem' })
export class ProductListItemView extends ProductFields {
  @ApiProperty({ type: ProductArtistView, nullable: true }) artist: ProductArtistView | null;
}

@ApiSchema({ name: 'ProductDetail' })
export class ProductDetailView extends ProductFields {
  @ApiProperty({ type: ProductArtistDetailView, nullable: true }) artist: ProductArtistDetailView | null;
  @ApiProperty(time) updatedAt: Date;
}

@ApiSchema({ name: 'ProductImage' })
export class ProductImageView {
  @ApiProperty(text) imageUrl: string;
  @ApiProperty({ type: Number }) sortOrder: number;
  @ApiProperty({ type: Boolean }) isMain: boolean;
  @ApiProperty({ type: ImageInfoView, nullable: true }) image: ImageInfoView | null;
}
