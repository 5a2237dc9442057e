import { Jobs } from '#platform/queue/jobs.js';

// The worker dies between adding a fact's job and marking the fact as passed on.
const add = Reflect.get(Jobs.prototype, 'add');
Jobs.prototype.add = async function addAndDie(this: Jobs, ...words: Parameters<Jobs['add']>) {
  await add.apply(this, words);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await import('#src/worker.js');
