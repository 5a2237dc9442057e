// A production shop with the demo images, rendered in all sizes, and 2,000 products.
const PRODUCTS = 2_000;
const POLL_INTERVAL_MS = 1_000;

/** The front ends import no code of the backend; only this program starts it. */
const backendModule = (path) => import(new URL(`../../backend/${path}`, import.meta.url).href);

async function waitForImages(databaseUrl, query) {
  for (;;) {
    const [{ unfinished }] = await query(
      databaseUrl,
      `select (select count(*) from stored_files where status <> 'ready') + (select count(*) from outbox where done_at is null) as unfinished`,
    );
    if (Number(unfinished) === 0) return;
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
  }
}

export async function openShopWithImages() {
  const { buildStale } = await backendModule('scripts/build-stale.mjs');
  const { startShopCluster } = await backendModule('scripts/test-shop.mjs');
  const { fillShop } = await backendModule('bench/fill-shop.mjs');
  const { openBenchShop, query } = await backendModule('bench/servers.mjs');
  await buildStale();
  const cluster = await startShopCluster({ kinds: ['demo'] });
  try {
    const fill = async (url) => {
      await fillShop(url, { products: PRODUCTS });
      await query(url, "update outbox set done_at = null where topic = 'file.stored'");
    };
    const shop = await openBenchShop(cluster, { kind: 'demo', fill });
    process.stderr.write('Rendering the demo images ...\n');
    await waitForImages(shop.databaseUrl, query);
    return {
      origin: shop.origin,
      async stop() {
        await shop.stop();
        await cluster.stop();
      },
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}
