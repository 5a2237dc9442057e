import { getPriority, setPriority } from 'node:os';
import type { ImageFault, ImageReply, ImageTask } from './image-tasks.js';

// The process that decodes images: it gets no secrets, has a low priority and may be killed at any time.
// Set the priority first: threads inherit it when they start. Only root may raise one that is lower already.
if (getPriority() < 10) setPriority(10);
const { restrictImageLoaders, TooManyPixels } = await import('./open-image.js');
const { sanitizeImage } = await import('./sanitize-image.js');
const { renderImage } = await import('./render-image.js');
restrictImageLoaders();

const DISK_FULL = /ENOSPC|no space left/i;

/** Every error of sharp is about the image, except a full disk. */
function errorReply(error: unknown): { fault: ImageFault } | { failed: string } {
  if (error instanceof TooManyPixels) return { fault: { reason: 'pixels', pixels: error.pixels, maxPixels: error.maxPixels } };
  const message = error instanceof Error ? error.message : 'unknown';
  return DISK_FULL.test(message) ? { failed: message } : { fault: { reason: 'damaged' } };
}

function run(task: ImageTask): Promise<unknown> {
  return 'to' in task.request ? sanitizeImage(task.request) : renderImage(task.request);
}

process.on('message', (task: ImageTask) => {
  run(task)
    .then(
      (answer) => ({ id: task.id, answer }),
      (error: unknown) => ({ id: task.id, ...errorReply(error) }),
    )
    .then((reply: ImageReply) => process.send?.(reply))
    .catch(() => process.exit(1));
});
process.on('disconnect', () => process.exit(0));
