import { DatabaseError } from 'pg';
import { QueryFailedError, QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError } from 'typeorm';
import { toWire } from './error-filter.js';

const ofPostgres = (code: string): DatabaseError => Object.assign(new DatabaseError('as Postgres says it', 0, 'error'), { code });

const socketError = (code: string): Error => Object.assign(new Error('the socket ended'), { code });

describe('trouble with the database on the wire', () => {
  it.each(['57P01', '57P03', '53300', '08006', '57014', '55P03'])('is 503, come back soon, for %s', (code) => {
    for (const error of [ofPostgres(code), new QueryFailedError('select 1', [], ofPostgres(code))]) {
      expect(toWire(error)).toMatchObject({ status: 503, retryAfterSeconds: 2 });
    }
  });

  it.each(['23505', '42P01', '22P02'])('is a fault of ours, which says nothing else, for %s', (code) => {
    for (const error of [ofPostgres(code), new QueryFailedError('select 1', [], ofPostgres(code))]) {
      expect(toWire(error)).toEqual({ status: 500, message: 'Something went wrong on our side' });
    }
  });

  it.each([QueryRunnerAlreadyReleasedError, QueryRunnerProviderAlreadyReleasedError])(
    'is 503 for a connection that was lost inside a transaction (%p)',
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
  ])('is 503 for "%s"', (message) => {
    for (const error of [new Error(message), new QueryFailedError('select 1', [], new Error(message))]) {
      expect(toWire(error).status).toBe(503);
    }
  });

  it.each(['ECONNRESET', 'EPIPE', 'ECONNREFUSED'])('is 503 for a connection whose socket fails with %s', (code) => {
    for (const error of [socketError(code), new QueryFailedError('select 1', [], socketError(code))]) {
      expect(toWire(error).status).toBe(503);
    }
  });

  it('is not mistaken for what a refused row says', () => {
    const refused = Object.assign(ofPostgres('23505'), { message: 'Key (name)=(EPIPE) already exists' });
    expect(toWire(new QueryFailedError('insert', [], refused)).status).toBe(500);
  });
});
