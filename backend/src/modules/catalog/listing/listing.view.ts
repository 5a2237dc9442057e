import { PRODUCT_FLAG_NAMES } from '@shop/contract/product-fields';
import { ApiProperty, ApiSchema, PickType } from '@nestjs/swagger';
import { id, text } from '#platform/http/openapi-fields.js';
import { ProductListItemView } from '../catalog.view.js';

/** What a product card shows. It says nothing about the number of pieces, so that a sale does not change it. */
@ApiSchema({ name: 'ProductCard' })
export class ProductCardView extends PickType(ProductListItemView, [
  'id',
  'name',
  'price',
  'imageUrl',
  'image',
  ...PRODUCT_FLAG_NAMES,
  'inStock',
  'optionNames',
  'sizes',
  'priceVaries',
  'artist',
  'opensAt',
  'mostPerOrder',
]) {}

@ApiSchema({ name: 'ListingArtist' })
class ListingArtistView {
  @ApiProperty(id) id: string;
  @ApiProperty(text) name: string;
}

@ApiSchema({ name: 'FacetValue' })
class FacetValueView {
  @ApiProperty(text) value: string;
  @ApiProperty({ type: Number, description: 'products that the listing shows with this value' }) count: number;
}

/** The values that the products of the listing's category and search have. */
@ApiSchema({ name: 'ListingFacets' })
export class ListingFacetsView {
  @ApiProperty({ type: [FacetValueView], description: 'slugs' }) categories: FacetValueView[];
  @ApiProperty({ type: [FacetValueView], description: 'new, bestseller and artist' }) filters: FacetValueView[];
  @ApiProperty({ type: [FacetValueView], description: 'in the order of their scales' }) sizes: FacetValueView[];
  @ApiProperty({ type: [FacetValueView], description: 'families of colors' }) colors: FacetValueView[];
  @ApiProperty({ type: [FacetValueView], description: 'ids' }) artists: FacetValueView[];
  @ApiProperty({ type: [FacetValueView], description: 'in-stock' }) availabilities: FacetValueView[];
}

/** How a search was understood. */
@ApiSchema({ name: 'SearchReading' })
export class SearchReadingView {
  @ApiProperty({ ...text, description: 'the words that were found' }) words: string;
  @ApiProperty({ type: [String], description: 'for example "size XL" and "under $40"' }) limits: string[];
  @ApiProperty({ type: [String], description: 'what was left out, because nothing was found with it' }) notFound: string[];
}

@ApiSchema({ name: 'Listing' })
export class ListingView {
  @ApiProperty({ type: [ProductCardView] }) products: ProductCardView[];
  @ApiProperty({ type: Number, description: 'products that match the criteria, on all pages' }) matching: number;
  @ApiProperty({ type: Number, description: 'all products' }) total: number;
  @ApiProperty({ type: [String], description: 'the families of the colors that any product has in stock, for example "Blue"' })
  colors: string[];
  @ApiProperty({ type: [ListingArtistView], description: 'the artists with products, by name' }) artists: ListingArtistView[];
  @ApiProperty({ type: [String], description: 'the sizes that any product has in stock; empty when no product has sizes' })
  sizes: string[];
  @ApiProperty({ type: ListingFacetsView, nullable: true, description: 'null when the shop has more than 500 products' })
  facets: ListingFacetsView | null;
  @ApiProperty({ type: Boolean, description: 'no product holds the searched words; these hold similar ones' })
  isCloseMatch: boolean;
  @ApiProperty({ type: SearchReadingView, nullable: true, description: 'null without a search, and when nothing is found' })
  reading: SearchReadingView | null;
}
