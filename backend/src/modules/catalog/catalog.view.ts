import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { dollars, id, optionalText, text, time } from '#platform/http/openapi-fields.js';
import { ImageInfoView } from '../media/index.js';
import { ProductFieldsView } from './products/product-fields.view.js';

/** Measurements in inches. */
@ApiSchema({ name: 'SizeGuide' })
class SizeGuideView {
  @ApiProperty({ type: [String], description: 'the first one heads the sizes' }) columns: string[];
  @ApiProperty({ type: 'array', items: { type: 'array', items: { type: 'string' } } }) rows: string[][];
  @ApiProperty(optionalText) note: string | null;
}

@ApiSchema({ name: 'Category' })
export class CategoryView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
  @ApiProperty(text) slug: string;
  @ApiProperty(optionalText) imageUrl: string | null;
  @ApiProperty({ type: SizeGuideView, nullable: true }) sizeGuide: SizeGuideView | null;
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
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description: "what the artist gets of this product's price, in basis points; null: the ledger has no share",
  })
  shareBps: number | null;
}

class ProductFields extends ProductFieldsView {
  @ApiProperty(id) id: string;
  @ApiProperty(dollars) price: string;
  @ApiProperty({ ...optionalText, format: 'uuid' }) categoryId: string | null;
  @ApiProperty({ type: ProductCategoryView, nullable: true }) category: ProductCategoryView | null;
  @ApiProperty({ ...optionalText, format: 'uuid' }) artistId: string | null;
  @ApiProperty(optionalText) imageUrl: string | null;
  @ApiProperty({ type: ImageInfoView, nullable: true }) image: ImageInfoView | null;
  @ApiProperty(optionalText) videoUrl: string | null;
  @ApiProperty({ type: Number }) stockQuantity: number;
  @ApiProperty({ type: Boolean }) inStock: boolean;
  @ApiProperty({ type: [String], description: 'for example ["Size", "Color"]; empty for a product without sizes' })
  optionNames: string[];
  @ApiProperty({ type: [String], description: 'the values of the option named like "size" that are in stock' })
  sizes: string[];
  @ApiProperty({ type: Boolean, description: 'sizes have different prices; `price` is the lowest' }) priceVaries: boolean;
  @ApiProperty({
    type: [String],
    description: 'the values of the option named like "color" that are in stock, or the color of the product',
  })
  colors: string[];
  @ApiProperty({ ...optionalText, format: 'date-time', description: 'when its sale begins; null: it has begun' })
  opensAt: string | null;
  @ApiProperty({ type: Number, nullable: true, description: 'pieces of all sizes together' }) mostPerOrder: number | null;
}

/** A size that can be bought. */
@ApiSchema({ name: 'ProductVariant' })
export class ProductVariantView {
  @ApiProperty(id) id: string;
  @ApiProperty({ ...text, description: 'the values joined by " / "' }) label: string;
  @ApiProperty({ type: [String], description: 'one for each of `optionNames`' }) values: string[];
  @ApiProperty(dollars) price: string;
  @ApiProperty({ type: 'integer' }) stockQuantity: number;
  @ApiProperty({ type: Boolean }) inStock: boolean;
  @ApiProperty({ ...optionalText, description: 'an image of the gallery' }) imageUrl: string | null;
}

@ApiSchema({ name: 'ProductListItem' })
export class ProductListItemView extends ProductFields {
  @ApiProperty({ type: ProductArtistView, nullable: true }) artist: ProductArtistView | null;
}

@ApiSchema({ name: 'ProductDetail' })
export class ProductDetailView extends ProductFields {
  @ApiProperty({ type: ProductArtistDetailView, nullable: true }) artist: ProductArtistDetailView | null;
  @ApiProperty(time) updatedAt: Date;
  @ApiProperty({ type: [ProductVariantView], description: 'in their order; empty for a product without sizes' })
  variants: ProductVariantView[];
}

@ApiSchema({ name: 'ProductImage' })
export class ProductImageView {
  @ApiProperty(text) imageUrl: string;
  @ApiProperty({ type: Number }) sortOrder: number;
  @ApiProperty({ type: Boolean }) isMain: boolean;
  @ApiProperty({ ...text, description: 'what it shows, for whom cannot see it; may be empty' }) alt: string;
  @ApiProperty({ type: ImageInfoView, nullable: true }) image: ImageInfoView | null;
}
