import { setPriority } from 'node:os';
import type { ImageReply, ImageTask } from './image-tasks.js';

// The process in which pictures are decoded: it holds no secrets, gives way to the shop, and may be killed at any time.
// The priority comes first: threads inherit it when they start.
setPriority(10);
const { restrictImageLoaders } = await import('./open-image.js');
const { sanitizeImage } = await import('./sanitize-image.js');
const { renderImage } = await import('./render-image.js');
restrictImageLoaders();

const FULL = /ENOSPC|no space left/i;

/** What sharp throws is about the picture, except when the disk is full. */
function refusal(error: unknown): { refused: string } | { failed: string } {
  const message = error instanceof Error ? error.message : 'unknown';
  return FULL.test(message) ? { failed: message } : { refused: message };
}

function perform(task: ImageTask): Promise<unknown> {
  return 'to' in task.request ? sanitizeImage(task.request) : renderImage(task.request);
}

process.on('message', (task: ImageTask) => {
  perform(task)
    .then(
      (answer) => ({ id: task.id, answer }),
      (error: unknown) => ({ id: task.id, ...refusal(error) }),
    )
    .then((reply: ImageReply) => process.send?.(reply))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
