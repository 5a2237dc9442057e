import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { isEmailAddress } from '@shop/contract/email-address';
import { Matches, MaxLength, MinLength, ValidateBy, type ValidationOptions } from 'class-validator';

/** Rules for one text field; `required` is the message when it is missing or too short. */
interface TextRules {
  /** Name of the field in messages. */
  label: string;
  min: number;
  max: number;
  required: string;
}

/** Excludes what Postgres cannot store (NUL, lone surrogates) and line breaks, which could inject a mail header. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const MULTI_LINE = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Trims the value before it is validated. */
export const Trimmed = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => trimmed(value));

const trimmed = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const text = (rules: TextRules, characters: RegExp): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    MinLength(rules.min, { message: rules.required }),
    MaxLength(rules.max, { message: `${rules.label} must be at most ${rules.max} characters` }),
    Matches(characters, { message: `${rules.label} holds characters that cannot be used` }),
  );

/** A single-line text, such as a name. Rejects line breaks and other control characters. */
export const OneLine = (rules: TextRules): PropertyDecorator => text(rules, ONE_LINE);

/** A list of single-line texts. */
export const OneLineEach = (rules: TextRules): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(trimmed) : value)),
    MinLength(rules.min, { each: true, message: rules.required }),
    MaxLength(rules.max, { each: true, message: `${rules.label} must be at most ${rules.max} characters` }),
    Matches(ONE_LINE, { each: true, message: `${rules.label} holds characters that cannot be used` }),
  );

/** A multi-line text. */
export const Paragraphs = (rules: TextRules): PropertyDecorator => text(rules, MULTI_LINE);

/**
 * Accepts the addresses that the forms accept, but none with a leading hyphen: command-line mailers read it as an
 * option. Not validator's isEmail, which throws at a lone surrogate.
 */
export const isMailAddress = (value: unknown): boolean =>
  typeof value === 'string' && !value.startsWith('-') && isEmailAddress(value);

/** One email address of at most 254 bytes, by the rule of the forms. */
export const MailAddress = (message: string): PropertyDecorator => applyDecorators(Trimmed(), mailAddressRule({ message }));

/** A list of such addresses; they are not trimmed. */
export const MailAddresses = (message: string): PropertyDecorator => mailAddressRule({ message, each: true });

const mailAddressRule = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'mailAddress', validator: { validate: isMailAddress } }, options);
