import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { applyDecorators } from '@nestjs/common';
import { IsIn, IsInt, IsString, Max, MaxLength, Min, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { OneLine, Trimmed } from '#platform/http/text-fields.js';
import { optionalText, text } from '#platform/http/openapi-fields.js';
import { IsWebAddress } from './value-rules.js';

const isAtLeastShortest = (longest: unknown, args?: ValidationArguments): boolean =>
  Number(longest) >= Number(Reflect.get(args?.object ?? {}, 'transitDaysMin'));

@ApiSchema({ name: 'PostalAddress' })
export class PostalAddressValue {
  @ApiProperty(text)
  @OneLine({ label: 'Street', min: 2, max: 120, required: 'Street is required' })
  street: string;

  @ApiProperty(text)
  @OneLine({ label: 'City', min: 2, max: 120, required: 'City is required' })
  city: string;

  @ApiProperty(text)
  @OneLine({ label: 'State', min: 2, max: 40, required: 'State is required' })
  state: string;

  @ApiProperty(text)
  @OneLine({ label: 'ZIP code', min: 5, max: 20, required: 'ZIP code is required' })
  zipCode: string;
}

@ApiSchema({ name: 'OfficeHours' })
export class OfficeHoursValue {
  @ApiProperty(text)
  @OneLine({ label: 'Days', min: 1, max: 60, required: 'Days are required' })
  days: string;

  @ApiProperty(text)
  @OneLine({ label: 'Hours', min: 1, max: 60, required: 'Hours are required' })
  hours: string;
}

@ApiSchema({ name: 'SocialLink' })
export class SocialLinkValue {
  @ApiProperty(text)
  @OneLine({ label: 'Name', min: 1, max: 40, required: 'Name is required' })
  name: string;

  @ApiProperty(optionalText)
  @ValidateIf(({ url }: SocialLinkValue) => url !== null)
  @Trimmed()
  @IsWebAddress('Please enter a full address, for example https://www.instagram.com/yourshop')
  url: string | null;
}

@ApiSchema({ name: 'ImpactFigure' })
export class ImpactFigureValue {
  @ApiProperty(text)
  @OneLine({ label: 'Figure', min: 1, max: 12, required: 'Figure is required' })
  value: string;

  @ApiProperty(text)
  @OneLine({ label: 'Label', min: 1, max: 60, required: 'Label is required' })
  label: string;
}

/** Addresses of uploaded images: `/api/images/{name}`. */
@ApiSchema({ name: 'HeroPictures' })
export class HeroImagesValue {
  @ApiProperty(text)
  @IsString({ message: 'Please upload the wide image' })
  @MaxLength(200, { message: 'Please upload the wide image' })
  wide: string;

  @ApiProperty(text)
  @IsString({ message: 'Please upload the upright image' })
  @MaxLength(200, { message: 'Please upload the upright image' })
  portrait: string;
}

const days = (label: string, min: number, max: number): PropertyDecorator =>
  applyDecorators(
    IsInt({ message: `${label} must be a whole number` }),
    Min(min, { message: `${label} must be at least ${min}` }),
    Max(max, { message: `${label} must be at most ${max}` }),
  );

/** In business days. */
@ApiSchema({ name: 'DeliveryTime' })
export class DeliveryTimeValue {
  @ApiProperty({ type: 'integer', description: 'at most, from the payment until the parcel leaves' })
  @days('Days to pack', 0, 30)
  packDays: number;

  @ApiProperty({ type: 'integer', description: 'on the way, at least' })
  @days('The shortest time on the way', 1, 60)
  transitDaysMin: number;

  @ApiProperty({ type: 'integer', description: 'on the way, at most' })
  @days('The longest time on the way', 1, 60)
  @ValidateBy(
    { name: 'isAtLeastShortest', validator: { validate: isAtLeastShortest } },
    { message: 'The longest time on the way cannot be below the shortest' },
  )
  transitDaysMax: number;
}

const RETURN_SHIPPING = ['shop', 'customer'] as const;

@ApiSchema({ name: 'ReturnPolicy' })
export class ReturnPolicyValue {
  @ApiProperty({ type: 'integer', description: 'days after delivery in which an unused piece can be sent back' })
  @days('Days to return', 1, 365)
  days: number;

  @ApiProperty({ enum: RETURN_SHIPPING, description: 'who pays the parcel' })
  @IsIn(RETURN_SHIPPING, { message: 'Please choose who pays the return parcel' })
  paidBy: (typeof RETURN_SHIPPING)[number];
}

@ApiSchema({ name: 'Announcement' })
export class AnnouncementValue {
  @ApiProperty(text)
  @OneLine({ label: 'Announcement', min: 3, max: 160, required: 'The announcement needs at least 3 characters' })
  text: string;

  @ApiProperty({ ...optionalText, description: 'a path of the shop, for example /products, or an https address' })
  @ValidateIf(({ link }: AnnouncementValue) => link !== null)
  @Trimmed()
  @IsWebAddress('Please enter a path such as /products or an https address', { ownPaths: true })
  link: string | null;
}
