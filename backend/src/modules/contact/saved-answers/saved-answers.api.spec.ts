import { asAdmin } from '#test/support/builders/users.js';
import { openShop, type TestShop } from '#test/support/shop.js';
import type { SavedAnswerView } from './saved-answer.dto.js';

const PATH = '/api/admin/saved-answers';

let shop: TestShop;
let admin: { authorization: string };
beforeAll(async () => {
  shop = await openShop();
  admin = await asAdmin(shop);
});
afterAll(() => shop.close());

const save = (text: string) => shop.http().post(PATH).set(admin).send({ text });
const texts = async (): Promise<string[]> =>
  ((await shop.http().get(PATH).set(admin).expect(200)).body as SavedAnswerView[]).map(({ text }) => text);

describe('saved answers', () => {
  it('are kept once each, oldest first, and deleted', async () => {
    await save('We swap sizes for 30 days.').expect(201);
    await save('Thank you!').expect(201);
    const { body } = await save('We swap sizes for 30 days.').expect(201);
    expect(await texts()).toEqual(['We swap sizes for 30 days.', 'Thank you!']);
    const [first] = body as SavedAnswerView[];
    await shop.http().delete(`${PATH}/${first!.id}`).set(admin).expect(200);
    await shop.http().delete(`${PATH}/${first!.id}`).set(admin).expect(404);
    expect(await texts()).toEqual(['Thank you!']);
  });

  it('are at most 50', async () => {
    await shop.db.query(`insert into saved_answers (text) select 'answer ' || n from generate_series(2, 50) n`);
    expect((await save('One more').expect(409)).body).toMatchObject({
      message: 'At most 50 answers can be saved. Delete one first.',
    });
  });

  it('are for those who may answer', async () => {
    const packer = await asAdmin(shop, { role: 'packer' });
    await shop.http().get(PATH).set(packer).expect(403);
  });
});
