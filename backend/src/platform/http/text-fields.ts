import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { cleanLine, cleanLines } from '@shop/contract/clean-text';
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

/** Half of a character, which Postgres cannot store. */
const WELL_FORMED = /^\P{Cs}*$/u;

const cleanedBy =
  (clean: (text: string) => string) =>
  ({ value }: { value: unknown }): unknown =>
    typeof value === 'string' ? clean(value) : value;

/** Cleans a text of one line before it is validated; see `cleanLine`. */
export const CleanLine = (): PropertyDecorator => Transform(cleanedBy(cleanLine));

const text = (rules: TextRules, clean: (value: string) => string): PropertyDecorator =>
  applyDecorators(
    Transform(cleanedBy(clean)),
    MinLength(rules.min, { message: rules.required }),
    MaxLength(rules.max, { message: `${rules.label} must be at most ${rules.max} characters` }),
    Matches(WELL_FORMED, { message: `${rules.label} holds characters that cannot be used` }),
  );

/** A single-line text, such as a name. Its line breaks, which could inject a mail header, become spaces. */
export const OneLine = (rules: TextRules): PropertyDecorator => text(rules, cleanLine);

/** A list of single-line texts. */
export const OneLineEach = (rules: TextRules): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((one) => cleanedBy(cleanLine)({ value: one })) : value,
    ),
    MinLength(rules.min, { each: true, message: rules.required }),
    MaxLength(rules.max, { each: true, message: `${rules.label} must be at most ${rules.max} characters` }),
    Matches(WELL_FORMED, { each: true, message: `${rules.label} holds characters that cannot be used` }),
  );

/** A multi-line text. */
export const Paragraphs = (rules: TextRules): PropertyDecorator => text(rules, cleanLines);

/**
 * Accepts the addresses that the forms accept, but none with a leading hyphen: command-line mailers read it as an
 * option. Not validator's isEmail, which throws at a lone surrogate.
 */
export const isMailAddress = (value: unknown): boolean =>
  typeof value === 'string' && !value.startsWith('-') && isEmailAddress(value);

/** One email address of at most 254 bytes, by the rule of the forms. */
export const MailAddress = (message: string): PropertyDecorator => applyDecorators(CleanLine(), mailAddressRule({ message }));

/** A list of such addresses; they are not cleaned. */
export const MailAddresses = (message: string): PropertyDecorator => mailAddressRule({ message, each: true });

const mailAddressRule = (options: ValidationOptions): PropertyDecorator =>
  ValidateBy({ name: 'mailAddress', validator: { validate: isMailAddress } }, options);
