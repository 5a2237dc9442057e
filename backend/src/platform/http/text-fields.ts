import { applyDecorators } from '@nestjs/common';
import { cleanText, textProblem, type TextRule } from '@shop/contract/text-fields';
import { Transform } from 'class-transformer';
import { ValidateBy } from 'class-validator';

const cleaned = (rule: Pick<TextRule, 'lines'>, value: unknown): unknown =>
  typeof value === 'string' ? cleanText(rule, value) : value;

/** Cleans a text of one line that has a validation of its own. */
export const CleanLine = (): PropertyDecorator => Transform(({ value }: { value: unknown }) => cleaned({}, value));

const problemOf = (rule: TextRule, value: unknown): string | undefined =>
  Array.isArray(value)
    ? value.map((one: unknown) => textProblem(rule, one)).find((problem) => problem !== undefined)
    : textProblem(rule, value);

/** A text by a rule of the contract: cleaned, then validated. */
export const Text = (rule: TextRule): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) => cleaned(rule, value)),
    ValidateBy({
      name: 'text',
      validator: {
        validate: (value) => textProblem(rule, value) === undefined,
        defaultMessage: (found) => textProblem(rule, found?.value) ?? rule.required,
      },
    }),
  );

/** A list of such texts. */
export const TextEach = (rule: TextRule): PropertyDecorator =>
  applyDecorators(
    Transform(({ value }: { value: unknown }) =>
      Array.isArray(value) ? value.map((one: unknown) => cleaned(rule, one)) : value,
    ),
    ValidateBy({
      name: 'texts',
      validator: {
        validate: (value) => Array.isArray(value) && problemOf(rule, value) === undefined,
        defaultMessage: (found) => problemOf(rule, found?.value) ?? rule.required,
      },
    }),
  );
