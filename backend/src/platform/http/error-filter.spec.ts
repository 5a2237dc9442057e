import { DatabaseError } from 'pg';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { toWire } from './error-filter.js';

const postgresError = (code: string): DatabaseError =>
  Object.assign(new DatabaseError('message of Postgres', 0, 'error'), { code });

const socketError = (code: string): Error => Object.assign(new Error('socket closed'), { code });

describe('toWire with database errors', () => {
  it.each(['57P01', '57P03', '53100', '53300', '08006', '57014', '55P03'])('answers 503 with Retry-After for %s', (code) => {
    for (const error of [postgresError(code), new QueryFailedError('select 1', [], postgresError(code))]) {
      expect(toWire(error)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    }
  });

  it.each(['23505', '42P01', '22P02'])('answers 500 without details for %s', (code) => {
    for (const error of [postgresError(code), new QueryFailedError('select 1', [], postgresError(code))]) {
      expect(toWire(error)).toEqual({ status: 500, message: 'Something went wrong on our side' });
    }
  });

  it.each([QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError])(
    'answers 503 for a connection lost inside a transaction (%p)',
    (Lost) => {
      expect(toWire(new Lost()).status).toBe(503);
    },
  );

  it.each([
    'connect ECONNREFUSED 127.0.0.1:5432',
    'Connection terminated unexpectedly',
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Query read timeout',
  ])('answers 503 for "%s"', (message) => {
    for (const error of [new Error(message), new QueryFailedError('select 1', [], new Error(message))]) {
      expect(toWire(error).status).toBe(503);
    }
  });

  it.each(['ECONNRESET', 'EPIPE', 'ECONNREFUSED'])('answers 503 for a socket error %s', (code) => {
    for (const error of [socketError(code), new QueryFailedError('select 1', [], socketError(code))]) {
      expect(toWire(error).status).toBe(503);
    }
  });

  it('answers 500 for a constraint violation whose message contains a socket error code', () => {
    const refused = Object.assign(postgresError('23505'), { message: 'Key (name)=(EPIPE) already exists' });
    expect(toWire(new QueryFailedError('insert', [], refused)).status).toBe(500);
  });
});
