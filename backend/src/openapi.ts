import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { INestApplication } from '@nestjs/common';

const text = { type: 'string' };

/** The form of every error; some have further fields, such as `stockQuantity`. */
const ERROR_SCHEMA = {
  type: 'object',
  required: ['statusCode', 'message', 'requestId'],
  properties: {
    statusCode: { type: 'integer' },
    message: { ...text, description: 'one sentence for the person at the screen' },
    code: { ...text, description: 'for programs' },
    errors: { type: 'object', additionalProperties: text, description: 'one sentence per invalid field' },
    requestId: { ...text, description: 'the same as in the log' },
  },
  additionalProperties: true,
} satisfies NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string];

/** The OpenAPI document of the application's routes. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder().setTitle('Lasting Freedom shop').setVersion('1').addBearerAuth().build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
  document.components ??= {};
  document.components.schemas = { ...document.components.schemas, ErrorResponse: ERROR_SCHEMA };
  for (const { get, post, put, delete: remove } of Object.values(document.paths)) {
    for (const operation of [get, post, put, remove]) if (operation) operation.responses['default'] = errorResponse();
  }
  return document;
}

const errorResponse = () => ({
  description: 'Error',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorResponse' } } },
});
