import { inBatches } from './job-batches.js';
import type { JobToAdd } from './jobs.js';

const placed = (n: number): JobToAdd => ({ name: 'mail.order-placed', payload: { orderId: `order-${n}` }, id: `placed-${n}` });
const rendered: JobToAdd = { name: 'media.render', payload: { name: 'image' }, id: 'render-1' };

it('a job that has no company, and jobs without a batch, stay as they are', () => {
  expect(inBatches([])).toEqual([]);
  expect(inBatches([rendered, placed(1), rendered])).toEqual([rendered, rendered, placed(1)]);
});

it('jobs of new orders become one job for 50 of them, with what caused each', () => {
  const context = { requestId: 'request-1' };
  const jobs = [{ ...placed(1), context }, ...Array.from({ length: 50 }, (_, n) => placed(n + 2))];
  const [batch, ...others] = inBatches([...jobs, rendered]).toReversed();
  expect(batch).toEqual(placed(51));
  expect(others).toEqual([{ name: 'mail.orders-placed', payload: { jobs: jobs.slice(0, 50) }, id: 'batch-placed-1' }, rendered]);
});
