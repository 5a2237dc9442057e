import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { isEmail, Matches, MaxLength, MinLength, ValidateBy } from 'class-validator';

/** Bounds of one text field; `required` is the sentence shown when it is missing or too short. */
export interface TextRules {
  /** How the sentence about the upper limit names the field. */
  label: string;
  min: number;
  max: number;
  required: string;
}

/** What Postgres cannot store (NUL, half surrogate pairs) or what could smuggle a line into a mail header. */
const ONE_LINE = /^[^\p{Cc}\p{Cs}\u2028\u2029]*$/u;
const MANY_LINES = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** Surrounding blanks do not count, neither for the limits nor in the database. */
export const Trimmed = (): PropertyDecorator =>
  Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value));

const text = (rules: TextRules, characters: RegExp): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    MinLength(rules.min, { message: rules.required }),
    MaxLength(rules.max, { message: `${rules.label} must be at most ${rules.max} characters` }),
    Matches(characters, { message: `${rules.label} holds characters that cannot be used` }),
  );

/** A text of one line, such as a name. Line breaks and other control characters are refused. */
export const OneLine = (rules: TextRules): PropertyDecorator => text(rules, ONE_LINE);

/** A text that may have paragraphs. */
export const Paragraphs = (rules: TextRules): PropertyDecorator => text(rules, MANY_LINES);

/** One plain address of at most 254 characters. @IsEmail alone throws, a 500, on half a surrogate pair. */
export const MailAddress = (message: string): PropertyDecorator =>
  applyDecorators(
    Trimmed(),
    ValidateBy(
      {
        name: 'mailAddress',
        validator: { validate: (value) => typeof value === 'string' && ONE_LINE.test(value) && isEmail(value) },
      },
      { message },
    ),
  );
