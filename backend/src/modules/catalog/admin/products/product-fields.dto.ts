import {
  PRODUCT_FLAG_NAMES,
  PRODUCT_FLAGS,
  PRODUCT_TEXT_NAMES,
  PRODUCT_TEXTS,
  productTextRule,
  type ProductFlag,
  type ProductText,
  type RequiredProductText,
} from '@shop/contract/product-fields';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, ValidateIf } from 'class-validator';
import { classOf } from '#platform/http/class-of.js';
import { Text } from '#platform/http/text-fields.js';

type SavedTexts = Record<RequiredProductText, string> & Partial<Record<Exclude<ProductText, RequiredProductText>, string | null>>;

function textRules(name: ProductText): PropertyDecorator {
  const { maxLength, meaning, required } = PRODUCT_TEXTS[name];
  const api = { type: String, maxLength, ...(meaning === undefined ? {} : { description: meaning }) };
  const rule = Text(productTextRule(name));
  if (required) return applyDecorators(ApiProperty({ ...api, minLength: 1 }), rule);
  return applyDecorators(ApiPropertyOptional({ ...api, nullable: true }), IsOptional(), rule);
}

const flagRules = (name: ProductFlag): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({ type: Boolean, description: 'unset: false for a new product, otherwise unchanged' }),
    ValidateIf((product: Partial<Record<ProductFlag, unknown>>) => product[name] !== undefined),
    IsBoolean({ message: `${PRODUCT_FLAGS[name]} must be true or false` }),
  );

const FLAGS = PRODUCT_FLAG_NAMES.map((name) => [name, flagRules(name)] as const);

/** The texts and flags of the product form. */
export const ProductFieldsDto = classOf<SavedTexts & Partial<Record<ProductFlag, boolean>>>([
  ...PRODUCT_TEXT_NAMES.map((name) => [name, textRules(name)] as const),
  ...FLAGS,
]);

export const ProductFlagsDto = classOf<Partial<Record<ProductFlag, boolean>>>(FLAGS);
