import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openShop } from '#test/support/shop.js';

interface Operation {
  responses: Record<string, { content?: Record<string, { schema: { $ref?: string } }> }>;
}
interface Contract {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: { ErrorResponse: { required: string[]; properties: Record<string, unknown> } } };
}

const contract = JSON.parse(readFileSync(join(__dirname, '../contract/openapi.json'), 'utf8')) as Contract;

describe('the error responses', () => {
  it('are described for every operation', () => {
    const operations = Object.entries(contract.paths).flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { responses }]) => ({ route: `${method} ${path}`, error: responses['default'] })),
    );
    const reference = '#/components/schemas/ErrorResponse';
    const without = operations.filter(({ error }) => error?.content?.['application/json']?.schema.$ref !== reference);
    expect([operations.length > 100, without.map(({ route }) => route)]).toEqual([true, []]);
  });

  it('have the described form, whoever makes them', async () => {
    const shop = await openShop();
    const answers = [
      await shop.http().get('/api/products/unknown').expect(404),
      await shop.http().get('/api/nothing-here').expect(404),
      await shop.http().get('/api/products/%zz').expect(400),
      await shop.http().get('/api/admin/me').expect(401),
      await shop.http().post('/api/contact').send({}).expect(400),
      await shop.http().post('/api/contact').type('form').send('name=Ada').expect(415),
    ];
    const { required, properties } = contract.components.schemas.ErrorResponse;
    for (const { body } of answers) {
      expect(Object.keys(body)).toEqual(expect.arrayContaining(required));
      expect(Object.keys(body).filter((field) => !(field in properties))).toEqual([]);
    }
    await shop.close();
  });
});
