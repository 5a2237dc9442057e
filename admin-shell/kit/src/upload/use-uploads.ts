import { useEffect, useRef, useState } from 'react';
import { notify } from '../toasts/notify.ts';
import { type StoredUpload, type UploadItem, UploadQueue } from './upload-queue.ts';
import type { UploadRules } from './upload-rules.ts';

interface UploadsOptions {
  rules: UploadRules;
  /** Called once for each stored file. */
  onStored: (file: StoredUpload) => void;
  /** The toast after the last attempt. Default: 'Upload Failed' / 'Failed to upload image. Please try again.' */
  failure?: { title: string; description: string };
  /** False: uploads wait for `start()`. Default: true. */
  autoStart?: boolean;
}

export interface Uploads {
  rules: UploadRules;
  items: UploadItem[];
  /** An upload is in progress; a dialog must not be saved yet. */
  busy: boolean;
  add: (files: Iterable<File>) => void;
  start: () => void;
  retry: (id: string) => void;
  remove: (id: string) => void;
  clear: () => void;
}

const defaultFailure = (kind: UploadRules['kind']) => ({
  title: 'Upload Failed',
  description: `Failed to upload ${kind}. Please try again.`,
});

/** The uploads of one field. `rules` are read on the first render only: change the component's key to change them. */
export function useUploads(options: UploadsOptions): Uploads {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [queue] = useState(() => new UploadQueue(options.rules));
  const [items, setItems] = useState<UploadItem[]>([]);
  useEffect(() => {
    const stop = queue.listen({
      changed: setItems,
      stored: (file) => latest.current.onStored(file),
      failed: () => notify({ ...(latest.current.failure ?? defaultFailure(latest.current.rules.kind)), destructive: true }),
    });
    return () => {
      stop();
      queue.clear();
    };
  }, [queue]);
  const add = (files: Iterable<File>): void => {
    const rejections = queue.add(files, options.autoStart ?? true);
    if (rejections.length > 0)
      notify({ title: 'Upload Error', description: [...new Set(rejections)].join(' '), destructive: true });
  };
  return {
    rules: options.rules,
    items,
    busy: items.some((item) => item.state !== 'failed'),
    add,
    start: () => queue.start(),
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
    clear: () => queue.clear(),
  };
}
