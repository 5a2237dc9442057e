import { type Operation, operations, resolve, type Schema } from '../attack/contract.js';

export interface BodyField {
  operation: Operation;
  /** Its names from the body down, "0" for an object in a list. The objects between have no other fields. */
  path: readonly string[];
  schema: Schema;
  /** The name of the schema that declares it. */
  owner: string;
}

const nameOf = (schema: Schema, otherwise: string): string => schema.$ref?.split('/').at(-1) ?? otherwise;

function fieldsOf(operation: Operation, given: Schema, path: readonly string[] = [], within = ''): BodyField[] {
  const owner = nameOf(given, within);
  const { properties = {}, allOf = [] } = resolve(given);
  const own = Object.entries(properties).map(([name, schema]) => {
    const reference = schema.allOf?.[0] ?? schema;
    return { name, reference, schema: resolve(reference) };
  });
  return [
    ...allOf.flatMap((part) => fieldsOf(operation, part, path, owner)),
    ...own.map(({ name, schema }) => ({ operation, path: [...path, name], schema, owner })),
    ...own.flatMap(({ name, reference }) => fieldsOf(operation, reference, [...path, name], owner)),
    ...own.flatMap(({ name, schema }) => (schema.items ? fieldsOf(operation, schema.items, [...path, name, '0'], owner) : [])),
  ];
}

/** Every field of every body of the API's document. */
export const bodyFields = operations.flatMap((operation) => (operation.body ? fieldsOf(operation, operation.body) : []));

/** "PUT /api/admin/artists/{id} name" */
export const addressOf = ({ operation: { method, path: address }, path }: BodyField): string =>
  `${method} ${address} ${path.join('.')}`;

/** A body with this value at the path. */
export const nested = (path: readonly string[], value: unknown): unknown =>
  path.reduceRight((inner, name) => (name === '0' ? [inner] : { [name]: inner }), value);
