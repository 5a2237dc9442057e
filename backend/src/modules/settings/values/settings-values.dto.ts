import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsObject,
  Max,
  Min,
  ValidateBy,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { ListOf } from '#platform/http/list-fields.js';
import { MailAddress, MailAddresses, OneLine, Paragraphs, Trimmed } from '#platform/http/text-fields.js';
import { optionalText, text } from '#platform/http/openapi-fields.js';
import { fieldsByManualMethod, isHandle } from '../payment-methods/method-rules.js';
import {
  AnnouncementValue,
  DeliveryTimeValue,
  HeroImagesValue,
  ImpactFigureValue,
  OfficeHoursValue,
  PostalAddressValue,
  ReturnPolicyValue,
  SocialLinkValue,
} from './nested-values.dto.js';
import { IsDay, IsTimeZone } from './value-rules.js';

const MAX_LIST_LENGTH = 7;
const MAX_FIGURES = 4;
const MAX_NOTICE_ADDRESSES = 10;

const SALES_TAX = ['undecided', 'not-collected', 'included'] as const;
type SalesTax = (typeof SALES_TAX)[number];

/** The values of Google's product data specification. */
const GENDERS = ['unisex', 'female', 'male'] as const;
const AGE_GROUPS = ['adult', 'kids', 'toddler', 'infant', 'newborn'] as const;

/** The account of each method that is paid by hand, under the id of the method. */
const Handles = fieldsByManualMethod<string>((method) => [
  ApiProperty({ ...text, description: `empty: the shop does not offer ${method.label}` }),
  Trimmed(),
  ValidateBy(
    { name: 'isHandle', validator: { validate: (value) => isHandle(method, value) } },
    { message: method.handle.message },
  ),
]);

/** Every value that staff edit, with its rule. The groups of `setting-groups.ts` are parts of it. */
@ApiSchema({ name: 'SettingsValues' })
export class SettingsValues extends Handles {
  @ApiProperty(text)
  @OneLine({ label: 'Name', min: 2, max: 60, required: 'The shop needs a name' })
  shopName: string;

  @ApiProperty(text)
  @OneLine({ label: 'Tagline', min: 2, max: 120, required: 'The shop needs a tagline' })
  tagline: string;

  @ApiProperty(text)
  @OneLine({ label: 'Portfolio owner', min: 2, max: 60, required: 'The portfolio needs the name of its owner' })
  portfolioOwner: string;

  @ApiProperty({ type: HeroImagesValue, nullable: true })
  @ValidateIf(({ hero }: SettingsValues) => hero !== null)
  @IsObject({ message: 'Please upload both images' })
  @ValidateNested()
  @Type(() => HeroImagesValue)
  hero: HeroImagesValue | null;

  @ApiProperty(text)
  @MailAddress('Please enter a valid email')
  email: string;

  @ApiProperty(text)
  @OneLine({ label: 'Phone', min: 7, max: 40, required: 'Please enter a phone number' })
  phone: string;

  @ApiProperty({ type: PostalAddressValue })
  @IsObject({ message: 'Street address is required' })
  @ValidateNested()
  @Type(() => PostalAddressValue)
  postalAddress: PostalAddressValue;

  @ApiProperty({ type: [OfficeHoursValue] })
  @ArrayMinSize(1, { message: 'Please enter at least one line of office hours' })
  @ArrayMaxSize(MAX_LIST_LENGTH, { message: `At most ${MAX_LIST_LENGTH} lines of office hours` })
  @ListOf(() => OfficeHoursValue, 'Office hours are a list')
  officeHours: OfficeHoursValue[];

  @ApiProperty({ ...text, description: 'defines when a business day starts and ends', example: 'America/New_York' })
  @IsTimeZone()
  timeZone: string;

  @ApiProperty({ type: [SocialLinkValue] })
  @ArrayMaxSize(MAX_LIST_LENGTH, { message: `At most ${MAX_LIST_LENGTH} social links` })
  @ListOf(() => SocialLinkValue, 'Social links are a list')
  social: SocialLinkValue[];

  @ApiProperty({ type: Number, description: 'an unpaid order is cancelled and restocked after this time' })
  @IsInt({ message: 'Hours must be a whole number' })
  @Min(1, { message: 'Unpaid orders need at least one hour' })
  @Max(720, { message: 'At most 720 hours (30 days)' })
  unpaidOrderHours: number;

  @ApiProperty({ type: Number, description: 'a paid order that is not shipped is overdue after so many days' })
  @IsInt({ message: 'Days must be a whole number' })
  @Min(1, { message: 'At least one day' })
  @Max(90, { message: 'At most 90 days' })
  overdueDays: number;

  @ApiProperty({ type: Number, description: 'a shipped order should be delivered after so many days' })
  @IsInt({ message: 'Days must be a whole number' })
  @Min(1, { message: 'At least one day' })
  @Max(180, { message: 'At most 180 days' })
  onTheWayDays: number;

  @ApiProperty({ ...optionalText, description: 'the shop takes no orders before this day, YYYY-MM-DD' })
  @ValidateIf(({ closedUntil }: SettingsValues) => closedUntil !== null)
  @IsDay('Please choose the day on which orders open again')
  closedUntil: string | null;

  @ApiProperty({ enum: SALES_TAX, description: 'what the shop has decided about sales tax; no tax is ever added to a price' })
  @IsIn(SALES_TAX, { message: 'Please choose how the shop handles sales tax' })
  salesTax: SalesTax;

  @ApiProperty({ type: Number, description: 'the due date of a new invoice is this many days after its date' })
  @Max(365, { message: 'At most 365 days' })
  @Min(0, { message: 'Days must be 0 or more' })
  @IsInt({ message: 'Days must be a whole number' })
  invoiceDueDays: number;

  @ApiProperty({ ...text, maxLength: 500, description: 'printed on unpaid invoices, below the payment handles; may be empty' })
  @Paragraphs({ label: 'Other ways to pay', min: 0, max: 500, required: 'Other ways to pay must be text' })
  invoicePaymentNote: string;

  @ApiProperty({ type: Boolean }) @IsBoolean({ message: 'Please choose on or off' }) newOrderNotices: boolean;
  @ApiProperty({ type: Boolean }) @IsBoolean({ message: 'Please choose on or off' }) soldOutNotices: boolean;
  @ApiProperty({ type: Boolean }) @IsBoolean({ message: 'Please choose on or off' }) paymentNotices: boolean;
  @ApiProperty({ type: Boolean }) @IsBoolean({ message: 'Please choose on or off' }) messageNotices: boolean;

  @ApiProperty({ type: [String], description: 'every notice is sent to all of these' })
  @IsArray({ message: 'Please enter at least one email address' })
  @ArrayMinSize(1, { message: 'Please enter at least one email address' })
  @ArrayMaxSize(MAX_NOTICE_ADDRESSES, { message: `At most ${MAX_NOTICE_ADDRESSES} email addresses` })
  @MailAddresses('Please enter valid email addresses')
  noticeAddresses: string[];

  @ApiProperty({ type: [ImpactFigureValue] })
  @ArrayMaxSize(MAX_FIGURES, { message: `At most ${MAX_FIGURES} figures` })
  @ListOf(() => ImpactFigureValue, 'Figures are a list')
  impact: ImpactFigureValue[];

  @ApiProperty({ ...text, description: 'what an artist earns for each accepted design', example: '$500+' })
  @OneLine({ label: 'Payment per design', min: 1, max: 20, required: 'Please enter what a design earns' })
  designPayment: string;

  @ApiProperty({ ...text, description: "the artist's share of the revenue", example: '50%' })
  @OneLine({ label: 'Revenue share', min: 1, max: 20, required: 'Please enter the revenue share' })
  revenueShare: string;

  @ApiProperty({ type: AnnouncementValue, nullable: true })
  @ValidateIf(({ announcement }: SettingsValues) => announcement !== null)
  @IsObject({ message: 'Please enter a text' })
  @ValidateNested()
  @Type(() => AnnouncementValue)
  announcement: AnnouncementValue | null;

  @ApiProperty({ type: DeliveryTimeValue, nullable: true, description: 'null: the shop promises no time' })
  @ValidateIf(({ delivery }: SettingsValues) => delivery !== null)
  @IsObject({ message: 'Please enter the days' })
  @ValidateNested()
  @Type(() => DeliveryTimeValue)
  delivery: DeliveryTimeValue | null;

  @ApiProperty({ type: ReturnPolicyValue, nullable: true, description: 'null: the shop promises nothing beyond its pages' })
  @ValidateIf(({ returns }: SettingsValues) => returns !== null)
  @IsObject({ message: 'Please enter the days' })
  @ValidateNested()
  @Type(() => ReturnPolicyValue)
  returns: ReturnPolicyValue | null;

  @ApiProperty({ enum: GENDERS, description: 'whom the clothes are for, in the feeds for Google, Meta and TikTok' })
  @IsIn(GENDERS, { message: 'Please choose whom the clothes are for' })
  gender: (typeof GENDERS)[number];

  @ApiProperty({ enum: AGE_GROUPS, description: 'the age group of the clothes, in the feeds for Google, Meta and TikTok' })
  @IsIn(AGE_GROUPS, { message: 'Please choose an age group' })
  ageGroup: (typeof AGE_GROUPS)[number];
}
