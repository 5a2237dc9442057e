import { Injectable, Param, type PipeTransform, ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, isUUID, type ValidationError } from 'class-validator';
import { notFound, AppError } from '../app-error.js';
import { cacheValidationRules } from './validation-rules-cache.js';

function collectMessages(errors: ValidationError[], path: string, into: Record<string, string>): void {
  for (const error of errors) {
    const name = path ? `${path}.${error.property}` : error.property;
    const message = Object.values(error.constraints ?? {})[0];
    if (message) into[name] = message;
    if (error.children) collectMessages(error.children, name, into);
  }
}

/** The 400 for invalid input: `message` is the first message, `errors` has one per field. */
function invalidInput(errors: ValidationError[]): AppError {
  const fields: Record<string, string> = {};
  collectMessages(errors, '', fields);
  return new AppError(400, Object.values(fields)[0] ?? 'The request is not valid', { code: 'INVALID', errors: fields });
}

/** Validates bodies and queries against their DTO; removes fields that the DTO does not declare. */
export function createValidationPipe(): ValidationPipe {
  cacheValidationRules(getMetadataStorage());
  return new ValidationPipe({
    whitelist: true,
    transform: true,
    stopAtFirstError: true,
    validationError: { target: false, value: false },
    exceptionFactory: invalidInput,
  });
}

/** A path id. An id that is not a UUID cannot exist, so the answer is the same 404 as for an unknown id. */
@Injectable()
class UuidParamPipe implements PipeTransform<unknown, string> {
  transform(value: unknown): string {
    if (typeof value !== 'string' || !isUUID(value)) throw notFound('Not found');
    return value.toLowerCase();
  }
}

/** `@IdParam() id: string`: the path's `:id` as a UUID, or 404. */
export const IdParam = (name = 'id'): ParameterDecorator => Param(name, UuidParamPipe);
