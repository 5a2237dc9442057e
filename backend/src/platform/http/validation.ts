import { Injectable, Param, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { isUUID, type ValidationError } from 'class-validator';
import { notFound, AppError } from '../app-error.js';

function collect(errors: ValidationError[], path: string, into: Record<string, string>): void {
  for (const error of errors) {
    const name = path ? `${path}.${error.property}` : error.property;
    const message = Object.values(error.constraints ?? {})[0];
    if (message) into[name] = message;
    if (error.children) collect(error.children, name, into);
  }
}

/** The 400 of bad input: `message` is the first sentence, `errors` has one a field. */
export function invalidInput(errors: ValidationError[]): AppError {
  const fields: Record<string, string> = {};
  collect(errors, '', fields);
  return new AppError(400, Object.values(fields)[0] ?? 'The request is not valid', { code: 'INVALID', errors: fields });
}

/** Checks bodies and queries against their DTO; fields that the DTO does not name are dropped. */
export function createValidationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: invalidInput,
  });
}

/** A path id. What is no UUID cannot name anything, so it is the same 404 as an unknown one. */
@Injectable()
export class KnownIdPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value !== 'string' || !isUUID(value)) throw notFound('Not found');
    return value.toLowerCase();
  }
}

/** `@IdParam() id: string`: the `:id` of the path as a UUID, or 404. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, KnownIdPipe);
