import { eventually } from '#test/support/eventually.js';
import { corruptVideoFixture } from '#test/support/files/video-fixtures.js';
import { BACKENDS_OF_TIER, openShopOn } from '#test/support/backends/all-backends.js';
import { openWorker } from '#test/support/worker.js';
import { addressOf } from '../file-names.js';
import { MediaLibrary } from '../media-library.js';
import { StoredFile } from '../stored-file.entity.js';

describe.each(BACKENDS_OF_TIER)('without ffmpeg, with %s', (_, openBackend) => {
  it('videos are served as uploaded and the readiness check reports a warning (threat 51)', async () => {
    const shop = await openShopOn(openBackend, { FFMPEG_PATH: '/nowhere/ffmpeg' });
    const worker = await openWorker(shop.config);
    const bytes = corruptVideoFixture();
    const { name } = await shop.app.get(MediaLibrary).importFile(undefined, { bytes });
    const ready = await eventually(
      () => shop.db.getRepository(StoredFile).findOneBy({ name }),
      (file) => file?.status === 'ready',
    );
    expect(ready).toMatchObject({ status: 'ready', width: null });
    expect(Buffer.from(await (await fetch(shop.origin + addressOf(name))).arrayBuffer()).equals(bytes)).toBe(true);
    await shop
      .http()
      .get(`${addressOf(name)}?w=320`)
      .expect(404);
    const { body } = await shop.http().get('/api/health/ready').expect(200);
    expect(body).toMatchObject({ status: 'ready', parts: { videos: expect.stringMatching(/^warning: no ffmpeg/) as string } });
    await worker.close();
    await shop.close();
  });
});
