import 'reflect-metadata';
import { Jobs } from '#platform/queue/jobs.js';
import { startProcess } from '#src/start-process.js';
import { startWorker } from '#src/start-worker.js';

// Kills the worker between adding the jobs of events and marking the events as done.
const addAll = Reflect.get(Jobs.prototype, 'addAll');
Jobs.prototype.addAll = async function addAllAndKill(this: Jobs, ...args: Parameters<Jobs['addAll']>) {
  await addAll.apply(this, args);
  process.kill(process.pid, 'SIGKILL');
  await new Promise(() => undefined);
};
await startProcess(startWorker);
