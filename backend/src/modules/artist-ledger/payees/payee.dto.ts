import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { cleanLine } from '@shop/contract/clean-text';
import { PAYEE_TEXTS } from '@shop/contract/text-fields';
import { PAYEE_METHODS, type PayeeMethod } from '@shop/contract/ways-to-pay';
import { Transform, Type } from 'class-transformer';
import { IsBoolean, IsIn, IsInt, IsObject, IsOptional, Min, ValidateNested } from 'class-validator';
import { Amount } from '#platform/http/money-fields.js';
import { dollars, optionalText, text } from '#platform/http/openapi-fields.js';
import { Text } from '#platform/http/text-fields.js';
import { MAX_ENTRY_CENTS } from '../ledger-rules.js';

/** Missing and blank texts are null. */
const OptionalText =
  (rule: Parameters<typeof Text>[0]): PropertyDecorator =>
  (target, property) => {
    ApiProperty({ ...optionalText, maxLength: rule.max })(target, property);
    Text(rule)(target, property);
    Transform(({ value }: { value: unknown }) =>
      value === undefined || (typeof value === 'string' && cleanLine(value) === '') ? null : value,
    )(target, property);
    IsOptional()(target, property);
  };

@ApiSchema({ name: 'PayeeAddress' })
export class PayeeAddressDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 200 })
  @Text(PAYEE_TEXTS.street)
  street: string;

  @ApiProperty({ ...text, minLength: 1, maxLength: 120 })
  @Text(PAYEE_TEXTS.city)
  city: string;

  @ApiProperty({ ...text, minLength: 2, maxLength: 120 })
  @Text(PAYEE_TEXTS.state)
  state: string;

  @ApiProperty({ ...text, minLength: 5, maxLength: 20 })
  @Text(PAYEE_TEXTS.zipCode)
  zipCode: string;
}

const Address = (): PropertyDecorator => (target, property) => {
  ApiProperty({ type: PayeeAddressDto })(target, property);
  IsObject({ message: 'Please enter an address' })(target, property);
  ValidateNested()(target, property);
  Type(() => PayeeAddressDto)(target, property);
};

/** Where letters reach the artist, often in prison. */
@ApiSchema({ name: 'MailingAddress' })
export class MailingAddressDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 120 })
  @Text(PAYEE_TEXTS.name)
  name: string;

  @OptionalText(PAYEE_TEXTS.facilityNumber)
  facilityNumber: string | null;

  @OptionalText(PAYEE_TEXTS.facility)
  facility: string | null;

  @Address()
  address: PayeeAddressDto;
}

@ApiSchema({ name: 'SavePayee' })
export class SavePayeeDto {
  @ApiProperty({ ...text, minLength: 1, maxLength: 120 })
  @Text(PAYEE_TEXTS.name)
  name: string;

  @OptionalText(PAYEE_TEXTS.relation)
  relation: string | null;

  @ApiProperty({ enum: PAYEE_METHODS, enumName: 'PayeeMethod' })
  @IsIn(PAYEE_METHODS, { message: `Method must be one of ${PAYEE_METHODS.join(', ')}` })
  method: PayeeMethod;

  @Address()
  address: PayeeAddressDto;

  @OptionalText(PAYEE_TEXTS.facility)
  facility: string | null;

  @OptionalText(PAYEE_TEXTS.facilityNumber)
  facilityNumber: string | null;

  @OptionalText(PAYEE_TEXTS.rules)
  rules: string | null;

  @ApiProperty({ ...dollars, description: 'no payment is due below it' })
  @Amount({ label: 'The minimum', invalid: 'Please enter an amount', allowZero: true, maxCents: MAX_ENTRY_CENTS })
  minPayout: string;

  @ApiProperty({ type: Boolean })
  @IsBoolean({ message: 'onHold must be true or false' })
  onHold: boolean;

  @ApiProperty({ type: MailingAddressDto, nullable: true })
  @IsOptional()
  @IsObject({ message: 'Please enter the address of the letter' })
  @ValidateNested()
  @Type(() => MailingAddressDto)
  letter: MailingAddressDto | null;

  @ApiProperty({ type: 'integer', description: '0 for a new one; 409 EDIT_CONFLICT when it is outdated' })
  @IsInt({ message: 'Version must be a whole number' })
  @Min(0, { message: 'Version must be a whole number' })
  version: number;
}
