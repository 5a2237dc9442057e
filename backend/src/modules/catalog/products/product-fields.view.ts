import {
  ADMIN_TEXT_NAMES,
  type AdminProductText,
  PRODUCT_FLAG_NAMES,
  PRODUCT_TEXTS,
  type ProductFlag,
  type ProductText,
  type RequiredProductText,
  SHOP_TEXT_NAMES,
  type ShopProductText,
} from '@shop/contract/product-fields';
import { ApiProperty } from '@nestjs/swagger';
import { classOf } from '#platform/http/class-of.js';
import { optionalText, text } from '#platform/http/openapi-fields.js';

type TextsOf<Name extends ProductText> = { [Text in Name]: Text extends RequiredProductText ? string : string | null };

const textProperty = <Name extends ProductText>(name: Name): readonly [Name, PropertyDecorator] => {
  const { required, meaning: description } = PRODUCT_TEXTS[name];
  return [name, ApiProperty({ ...(required ? text : optionalText), ...(description === undefined ? {} : { description }) })];
};

/** The texts and flags of a product, as the shop shows them. */
export const ProductFieldsView = classOf<TextsOf<ShopProductText> & Record<ProductFlag, boolean>>([
  ...SHOP_TEXT_NAMES.map(textProperty),
  ...PRODUCT_FLAG_NAMES.map((name) => [name, ApiProperty({ type: Boolean })] as const),
]);

export const AdminProductFieldsView = classOf<TextsOf<AdminProductText>>(ADMIN_TEXT_NAMES.map(textProperty));
