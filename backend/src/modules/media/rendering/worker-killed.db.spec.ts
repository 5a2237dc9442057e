import { startProcess } from '#test/support/children/child-process.js';
import { BACKENDS, openShopOn } from '#test/support/backends/all-backends.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { fetchAllRenditions, waitForRendering, storedFile } from '#test/support/files/renditions.js';
import { openWorker } from '#test/support/worker.js';
import { MediaLibrary } from '../media-library.js';

describe.each(BACKENDS)('a worker killed while it renders, with %s', (_, openHome) => {
  it('leaves the job to the next one, which makes the same bytes', async () => {
    const shop = await openShopOn(openHome);
    const bytes = await sampleJpeg(1_000, 800);
    const file = await shop.app.get(MediaLibrary).importFile(undefined, { bytes });
    const killed = await startProcess('test/support/children/worker-killed-while-rendering.ts', shop.config);
    expect(await killed.ended).toBe('SIGKILL');
    expect(await storedFile(shop, file.name)).toMatchObject({ status: 'processing' });

    const worker = await openWorker(shop.config);
    // Its lock ends after 15 s, and the next look for such jobs comes 5 s later.
    for (let wait = 0; wait < 3; wait++) await waitForRendering(shop, file.name);
    expect(await storedFile(shop, file.name)).toMatchObject({ status: 'ready' });

    const calm = await shop.app.get(MediaLibrary).importFile(undefined, { bytes });
    await waitForRendering(shop, calm.name);
    expect((await fetchAllRenditions(shop, file.name)).join() === (await fetchAllRenditions(shop, calm.name)).join()).toBe(true);
    await worker.close();
    await shop.close();
  }, 60_000);
});
