import * as fc from 'fast-check';
import { Ajv, type ValidateFunction } from 'ajv';
import { type Operation, type Schema, schemas, toJsonSchema } from './contract.js';
import { type Answer, exchange } from './exchange.js';
import { hostileRequest, type HostileRequest } from './hostile-request.js';

export interface FuzzTarget {
  origin: string;
  /** The header of a signed-in admin. */
  authorization: string;
  /** Ids of rows that exist. */
  ids: readonly string[];
}

const MAX_SHOWN = 400;
/** TikTok is not reachable (502), or no worker runs (504, PDF_NOT_READY): the answer says so. */
const isExpected = (status: number, text: string): boolean =>
  status === 502 || status === 504 || (status === 503 && text.includes('PDF_NOT_READY'));
const LEAKS = /node_modules|\bat [\w.]+ \(|QueryFailedError|\/backend\/|select .* from |syntax error at/i;

const ajv = new Ajv({ strict: false, allErrors: false });
ajv.addSchema({
  $id: 'contract',
  components: { schemas: Object.fromEntries(Object.entries(schemas).map(([name, schema]) => [name, toJsonSchema(schema)])) },
});
const validators = new Map<string, ValidateFunction>();

/** The document has one schema per operation and status, so it cannot say that `fields=card` leaves out some of them. */
const CARDS: Schema = { type: 'array', items: { $ref: '#/components/schemas/ProductCard' } };

function validatorOf(operation: Operation, status: number, path: string): ValidateFunction | undefined {
  const areCards = operation.path === '/api/products' && /[?&]fields=card(&|$)/.test(path);
  const schema = areCards ? CARDS : operation.responses[String(status)]?.content?.['application/json']?.schema;
  if (!schema) return undefined;
  const key = `${operation.method} ${operation.path} ${status} ${areCards}`;
  const known = validators.get(key);
  if (known) return known;
  const text = JSON.stringify(toJsonSchema(schema)).replaceAll('"#/components', '"contract#/components');
  const validator = ajv.compile(JSON.parse(text) as object);
  validators.set(key, validator);
  return validator;
}

/** What is wrong with an answer, or undefined. */
function problemOf({ operation, method, path }: HostileRequest, { status, type, text }: Answer): string | undefined {
  if (status >= 500 && !isExpected(status, text)) return `status ${status}: ${text.slice(0, 300)}`;
  if (LEAKS.test(text) && status >= 400) return `an error shows internals: ${text.slice(0, 300)}`;
  if (method === 'HEAD' || method === 'OPTIONS') return undefined;
  if (status >= 400) return errorProblem(status, text);
  if (status >= 300 || method !== operation.method || !type.startsWith('application/json')) return undefined;
  const validator = validatorOf(operation, status, path);
  if (!validator) return undefined;
  return validator(JSON.parse(text)) ? undefined : `off its schema: ${ajv.errorsText(validator.errors)}`;
}

function errorProblem(status: number, text: string): string | undefined {
  const body = JSON.parse(text) as Record<string, unknown>;
  const isOurs = body['statusCode'] === status && typeof body['message'] === 'string' && typeof body['requestId'] === 'string';
  return isOurs ? undefined : `an error of another form: ${text.slice(0, 300)}`;
}

/** Statuses by number of answers. */
export type Tally = Map<number, number>;

/** Sends `requests` random requests. Throws with seed and the smallest failing request. */
export async function fuzzContract(target: FuzzTarget, { seed, requests }: { seed: number; requests: number }): Promise<Tally> {
  const tally: Tally = new Map();
  const property = fc.asyncProperty(hostileRequest(target.authorization, target.ids), async (given) => {
    const answer = await exchange(target.origin, given);
    tally.set(answer.status, (tally.get(answer.status) ?? 0) + 1);
    const problem = problemOf(given, answer);
    if (problem !== undefined) throw new Error(problem);
  });
  const result = await fc.check(property, { seed, numRuns: requests });
  if (result.failed) throw new Error(describeFailure(result));
  return tally;
}

function describeFailure({ seed, counterexamplePath, counterexample, errorInstance }: fc.RunDetails<[HostileRequest]>): string {
  const { method = '', path = '', headers = {}, body = '' } = counterexample?.[0] ?? {};
  const { authorization, ...others } = headers;
  return [
    `seed ${seed}, path ${counterexamplePath}: ${String(errorInstance)}`,
    `${method} ${path.slice(0, MAX_SHOWN)} ${authorization ? 'with' : 'without'} a token, ${JSON.stringify(others)}`,
    body.slice(0, MAX_SHOWN),
  ].join('\n');
}
