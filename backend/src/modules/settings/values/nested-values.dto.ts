import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { IsString, MaxLength, ValidateIf } from 'class-validator';
import { OneLine, Trimmed } from '#platform/http/text-fields.js';
import { optionalText, text } from '#platform/http/openapi-fields.js';
import { IsWebAddress } from './value-rules.js';

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
