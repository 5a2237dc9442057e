import { Jobs } from '#platform/queue/jobs.js';

// Kills the worker between adding an event's job and marking the event as done.
const add = Reflect.get(Jobs.prototype, 'add');
Jobs.prototype.add = async function addAndKill(this: Jobs, ...args: Parameters<Jobs['add']>) {
  await add.apply(this, args);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await import('#src/worker.js');
