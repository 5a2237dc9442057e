import type { IncomingHttpHeaders } from 'node:http';
import { ApiHeader } from '@nestjs/swagger';
import { AppError } from '../app-error.js';

const MAX_KEY_LENGTH = 255;

const keyTooLong = (): AppError => new AppError(400, 'Idempotency-Key must be at most 255 characters', { code: 'INVALID' });

/** The Idempotency-Key header; undefined when absent or blank, 400 when too long. */
export function idempotencyKeyOf(headers: IncomingHttpHeaders): string | undefined {
  const header = headers['idempotency-key'];
  const key = (Array.isArray(header) ? header.join() : (header ?? '')).trim();
  if (key.length > MAX_KEY_LENGTH) throw keyTooLong();
  return key === '' ? undefined : key;
}

// Stryker disable all: the committed contract shows what the decorator writes.
/** `result` is for example 'order': the same key gives the same one. */
export const ApiIdempotencyKey = (result: string): MethodDecorator =>
  ApiHeader({
    name: 'Idempotency-Key',
    required: false,
    description: `at most 255 characters; the same key gives the same ${result}`,
  });
