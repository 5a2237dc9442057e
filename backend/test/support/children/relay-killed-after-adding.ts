import { Jobs } from '#platform/queue/jobs.js';

// The worker is killed after it adds the job of an event and before it marks the event as delivered.
const add = Reflect.get(Jobs.prototype, 'add');
Jobs.prototype.add = async function addAndDie(this: Jobs, ...args: Parameters<Jobs['add']>) {
  await add.apply(this, args);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await import('#src/worker.js');
