import { startProcess } from '#test/support/children/child-process.js';
import { BACKENDS_OF_TIER, openShopOn } from '#test/support/backends/all-backends.js';
import { sampleJpeg } from '#test/support/files/sample-images.js';
import { fetchAllRenditions, waitForRendering, storedFile } from '#test/support/files/renditions.js';
import { byTier } from '#test/support/tier.js';
import { openWorker } from '#test/support/worker.js';
import { MediaLibrary } from '../media-library.js';

describe.each(BACKENDS_OF_TIER)('a worker killed while rendering, with %s', (_, openBackend) => {
  it('leaves the job to the next worker, which writes the same bytes', async () => {
    const shop = await openShopOn(openBackend, { JOB_LOCK_SECONDS: byTier('2', '15') });
    const bytes = await sampleJpeg(1_000, 800);
    const file = await shop.app.get(MediaLibrary).importFile(undefined, { bytes });
    const killed = await startProcess('test/support/children/worker-killed-while-rendering.ts', shop.config);
    expect(await killed.ended).toBe('SIGKILL');
    expect(await storedFile(shop, file.name)).toMatchObject({ status: 'processing' });

    const worker = await openWorker(shop.config);
    // The next worker takes the job when the lock of the killed one has expired.
    for (let wait = 0; wait < 3; wait++) await waitForRendering(shop, file.name);
    expect(await storedFile(shop, file.name)).toMatchObject({ status: 'ready' });

    const other = await shop.app.get(MediaLibrary).importFile(undefined, { bytes });
    await waitForRendering(shop, other.name);
    expect((await fetchAllRenditions(shop, file.name)).join() === (await fetchAllRenditions(shop, other.name)).join()).toBe(true);
    await worker.close();
    await shop.close();
  }, 180_000);
});
