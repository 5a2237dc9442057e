import { readFileSync } from 'node:fs';

export interface Schema {
  $ref?: string;
  type?: string;
  enum?: unknown[];
  format?: string;
  pattern?: string;
  nullable?: boolean;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
  maxItems?: number;
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  allOf?: Schema[];
  oneOf?: Schema[];
}

interface Content {
  schema?: Schema;
}

export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema?: Schema }[];
  body: Schema | undefined;
  responses: Record<string, { content?: Record<string, Content> }>;
  isAdmin: boolean;
}

interface DocumentedOperation {
  parameters?: Operation['parameters'];
  responses: Operation['responses'];
  requestBody?: { content: Record<string, Content> };
  security?: unknown[];
}

interface Document {
  paths: Record<string, Record<string, DocumentedOperation>>;
  components: { schemas: Record<string, Schema> };
}

const document = JSON.parse(readFileSync(new URL('../../contract/openapi.json', import.meta.url), 'utf8')) as Document;

export const schemas = document.components.schemas;

/** All operations of our own OpenAPI document. */
export const operations: readonly Operation[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, { parameters = [], responses, requestBody, security }]) => ({
    method: method.toUpperCase(),
    path,
    parameters,
    responses,
    body: requestBody?.content['application/json']?.schema,
    isAdmin: security !== undefined,
  })),
);

/** The schema that a `$ref` names. */
export function resolve(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  return schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {};
}

/** A schema of OpenAPI 3.0 as JSON Schema, which has no `nullable`. */
export function toJsonSchema(schema: Schema): object {
  const { nullable, ...rest } = schema;
  const plain = Object.fromEntries(
    Object.entries(rest)
      .filter(([key]) => !['example', 'default', 'description', 'discriminator', 'format'].includes(key))
      .map(([key, value]) => [key, convert(key, value)]),
  );
  return nullable ? { anyOf: [plain, { type: 'null' }] } : plain;
}

function convert(key: string, value: unknown): unknown {
  if (key === 'items') return toJsonSchema(value as Schema);
  if (key === 'allOf' || key === 'oneOf') return (value as Schema[]).map(toJsonSchema);
  if (key === 'additionalProperties' && typeof value === 'object') return toJsonSchema(value as Schema);
  if (key === 'properties')
    return Object.fromEntries(
      Object.entries(value as Record<string, Schema>).map(([name, property]) => [name, toJsonSchema(property)]),
    );
  return value;
}
