import { DocumentBuilder, type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import type { INestApplication } from '@nestjs/common';

/** The OpenAPI document of the application's routes. */
export function describeApi(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder().setTitle('Lasting Freedom shop').setVersion('1').addBearerAuth().build();
  return SwaggerModule.createDocument(app, config, {
    operationIdFactory: (controller, method) => `${controller.replace(/Controller$/, '')}_${method}`,
  });
}
