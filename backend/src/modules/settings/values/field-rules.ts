import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { emailRule } from '@shop/contract/text-fields';
import {
  type NumberField,
  type ObjectField,
  type Part,
  type RowsField,
  type Setting,
  settingTextRule,
} from '@shop/contract/settings-fields';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  IsString,
  Max,
  MaxLength,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
  type ValidationArguments,
} from 'class-validator';
import { classOf } from '#platform/http/class-of.js';
import { ListOf } from '#platform/http/list-fields.js';
import { optionalText, text } from '#platform/http/openapi-fields.js';
import { Text, TextEach } from '#platform/http/text-fields.js';
import { IsDay, IsTimeZone } from './value-rules.js';

type Field = Setting | Part;

const MAX_IMAGE_ADDRESS_LENGTH = 200;

/** Validation and OpenAPI of a setting. */
export const settingRules = (setting: Setting): PropertyDecorator => applyDecorators(...rulesOf(setting, Number));

/** The numbers of objects are declared as integers, those of settings as numbers. */
function rulesOf(field: Field, numberType: NumberConstructor | 'integer'): PropertyDecorator[] {
  const api = describedBy(field);
  switch (field.kind) {
    case 'text':
      return [ApiProperty({ ...text, ...api }), Text(settingTextRule(field))];
    case 'paragraphs':
      return [ApiProperty({ ...text, maxLength: field.max, ...api }), Text(settingTextRule(field))];
    case 'email':
      return [ApiProperty({ ...text, ...api }), Text(settingTextRule(field))];
    case 'emails':
      return [
        ApiProperty({ type: [String], ...api }),
        TextEach(emailRule('Please enter valid email addresses')),
        ArrayMaxSize(field.max, { message: `At most ${field.max} email addresses` }),
        ArrayMinSize(1, { message: field.required }),
        IsArray({ message: field.required }),
      ];
    case 'number':
      return [ApiProperty({ type: numberType, ...api }), ...numberLimits(field)];
    case 'choice': {
      const values = Object.keys(field.options);
      return [ApiProperty({ enum: values, ...api }), IsIn(values, { message: field.invalid })];
    }
    case 'switch':
      return [ApiProperty({ type: Boolean, ...api }), IsBoolean({ message: 'Please choose on or off' })];
    case 'day':
      return [ApiProperty({ ...optionalText, ...api }), unlessNull, IsDay(field.invalid)];
    case 'timeZone':
      return [ApiProperty({ ...text, ...api }), IsTimeZone()];
    case 'link':
      return [ApiProperty({ ...optionalText, ...api }), unlessNull, Text(settingTextRule(field))];
    case 'image': {
      const message = field.invalid;
      return [ApiProperty({ ...text, ...api }), IsString({ message }), MaxLength(MAX_IMAGE_ADDRESS_LENGTH, { message })];
    }
    case 'rows':
      return rowsRules(field);
    default:
      return objectRules(field);
  }
}

const describedBy = ({ meaning, example }: Pick<Field, 'meaning' | 'example'>): { description?: string; example?: string } => ({
  ...(meaning === undefined ? {} : { description: meaning }),
  ...(example === undefined ? {} : { example }),
});

const unlessNull: PropertyDecorator = ValidateIf((_: object, value: unknown) => value !== null);

function numberLimits(field: NumberField): PropertyDecorator[] {
  const { min, max, notBelow } = field;
  const { notWhole, tooLow, tooHigh } = numberMessages(field);
  const limits = [IsInt({ message: notWhole }), Min(min, { message: tooLow }), Max(max, { message: tooHigh })];
  if (!notBelow) return limits;
  const isNotBelow = (value: unknown, args?: ValidationArguments): boolean =>
    Number(value) >= Number(Reflect.get(args?.object ?? {}, notBelow.field));
  return [ValidateBy({ name: 'isNotBelow', validator: { validate: isNotBelow } }, { message: notBelow.message }), ...limits];
}

function numberMessages({ messageName, unit, min, max, tooLow, tooHigh }: NumberField) {
  if (messageName !== undefined) {
    const limit = (side: string, value: number): string => `${messageName} must be at ${side} ${value}`;
    return { notWhole: `${messageName} must be a whole number`, tooLow: limit('least', min), tooHigh: limit('most', max) };
  }
  const name = unit === 'days' ? 'Days' : 'Hours';
  const least = min === 1 ? `At least one ${unit.slice(0, -1)}` : `${name} must be ${min} or more`;
  return {
    notWhole: `${name} must be a whole number`,
    tooLow: tooLow ?? least,
    tooHigh: tooHigh ?? `At most ${max} ${unit}`,
  };
}

function rowsRules(field: RowsField): PropertyDecorator[] {
  const Row = classOfParts(field);
  return [
    ApiProperty({ type: [Row], ...describedBy(field) }),
    ListOf(() => Row, field.notAList),
    ArrayMaxSize(field.max, { message: `At most ${field.max} ${field.plural}` }),
    ...(field.required === undefined ? [] : [ArrayMinSize(1, { message: field.required })]),
  ];
}

function objectRules(field: ObjectField): PropertyDecorator[] {
  const Value = classOfParts(field);
  return [
    ApiProperty({ type: Value, ...(field.nullable ? { nullable: true } : {}), ...describedBy(field) }),
    ...(field.nullable ? [unlessNull] : []),
    IsObject({ message: field.required }),
    ValidateNested(),
    Type(() => Value),
  ];
}

/** The class of an object, or of one row. */
function classOfParts({ schema, parts }: Pick<ObjectField, 'schema' | 'parts'>): Class<object> {
  const Parts = classOf<Record<string, unknown>>(
    Object.entries(parts).map(([name, part]) => [name, applyDecorators(...rulesOf(part, 'integer'))]),
  );
  ApiSchema({ name: schema })(Parts);
  return Parts;
}
