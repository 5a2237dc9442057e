import { applyDecorators, type Type as Class } from '@nestjs/common';
import { Type } from 'class-transformer';
import { IsArray, IsObject, ValidateNested } from 'class-validator';

/**
 * A list of objects, each validated as `type`. ValidateNested alone accepts a list inside of the list, because it validates the
 * elements of the inner one.
 */
export const ListOf = (type: () => Class<object>, message: string): PropertyDecorator =>
  applyDecorators(IsArray({ message }), IsObject({ each: true, message }), ValidateNested({ each: true }), Type(type));
