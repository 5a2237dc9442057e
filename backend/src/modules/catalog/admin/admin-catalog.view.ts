import { ApiProperty, ApiSchema, IntersectionType } from '@nestjs/swagger';
import { optionalText, time } from '#platform/http/openapi-fields.js';
import { TAX_KINDS, type TaxKind } from '../../pricing/index.js';
import { ArtistView, CategoryView, ProductImageView, ProductListItemView, ProductVariantView } from '../catalog.view.js';
import { PRODUCT_STATES, type ProductState } from '../products/product.entity.js';
import { AdminProductFieldsView } from '../products/product-fields.view.js';

const fileStatus = {
  enum: ['processing', 'ready', 'failed'],
  nullable: true,
  description: 'null when there is no stored file',
} as const;
const moment = { ...optionalText, format: 'date-time' } as const;
const ounces = { type: Number, nullable: true, description: 'ounces of one piece' } as const;
const formVersion = { type: Number, description: 'send it back when saving, to detect a save by another admin' } as const;
type FileStatus = 'processing' | 'ready' | 'failed' | null;

@ApiSchema({ name: 'AdminCategory' })
export class AdminCategoryView extends CategoryView {
  @ApiProperty({ type: Number }) productCount: number;
  @ApiProperty({ enum: TAX_KINDS, description: 'how its products are taxed' }) taxKind: TaxKind;
  @ApiProperty(formVersion) version: number;
}

@ApiSchema({ name: 'AdminArtist' })
export class AdminArtistView extends ArtistView {
  @ApiProperty(formVersion) version: number;
}

@ApiSchema({ name: 'AdminProductImage' })
class AdminProductImageView extends ProductImageView {
  @ApiProperty(fileStatus) fileStatus: FileStatus;
}

@ApiSchema({ name: 'AdminProductVariant' })
class AdminProductVariantView extends ProductVariantView {
  @ApiProperty(optionalText) sku: string | null;
  @ApiProperty({ ...optionalText, description: 'null: the price of the product' }) priceOverride: string | null;
  @ApiProperty({ ...ounces, description: 'ounces of one piece; null: the weight of the product' }) weightOz: number | null;
  @ApiProperty({ type: Boolean, description: 'false: hidden in the shop, and outside of the product’s stock' }) isActive: boolean;
}

/** Includes an artist that is hidden in the shop. */
@ApiSchema({ name: 'AdminProduct' })
export class AdminProductView extends IntersectionType(ProductListItemView, AdminProductFieldsView) {
  @ApiProperty({
    type: [AdminProductImageView],
    description: 'the gallery in its order; the single image when there is no gallery',
  })
  images: AdminProductImageView[];
  @ApiProperty({ type: [AdminProductVariantView], description: 'hidden sizes included; empty without sizes' })
  variants: AdminProductVariantView[];
  @ApiProperty({ type: 'integer', description: 'pieces that wait for a size, outside of the stock' }) unassignedStock: number;
  @ApiProperty(ounces) weightOz: number | null;
  @ApiProperty({ ...fileStatus, description: 'of the main image; null when there is none' }) fileStatus: FileStatus;
  @ApiProperty({ ...optionalText, description: 'where it was imported from, for example "tiktok"' }) sourcePlatform:
    | string
    | null;
  @ApiProperty(optionalText) sourceUrl: string | null;
  @ApiProperty(formVersion) version: number;
  @ApiProperty({ enum: PRODUCT_STATES, description: 'a draft is nowhere in the shop' }) state: ProductState;
  @ApiProperty(moment) visibleFrom: string | null;
  @ApiProperty(moment) buyableFrom: string | null;
  @ApiProperty(time) createdAt: Date;
  @ApiProperty(time) updatedAt: Date;
}

@ApiSchema({ name: 'AdminProductPage' })
export class AdminProductPageView {
  @ApiProperty({ type: [AdminProductView] }) products: AdminProductView[];
  @ApiProperty({ type: Number, description: 'products that match category and search, on all pages' }) matching: number;
  @ApiProperty({ type: Number, description: 'all products' }) total: number;
  @ApiProperty({ type: Number, description: 'all products without a category' }) uncategorized: number;
  @ApiProperty({ type: Number, description: 'all products that are drafts' }) drafts: number;
  @ApiProperty({ type: Number, description: 'all products with a moment ahead' }) waiting: number;
}
