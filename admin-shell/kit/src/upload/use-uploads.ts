import { useEffect, useRef, useState } from 'react';
import { notify } from '../toasts/notify.ts';
import type { RefusedFile, StoredUpload, UploadItem } from './upload-item.ts';
import { UploadQueue } from './upload-queue.ts';
import type { UploadRules } from './upload-rules.ts';

interface UploadsOptions {
  rules: UploadRules;
  /** Called once for each stored file. */
  onStored: (file: StoredUpload) => void;
  /** The toast after the last attempt. Default: 'Upload Failed' / 'Failed to upload image. Please try again.' */
  failure?: { title: string; description: string };
  /** False: uploads wait for `start()`. Default: true. */
  autoStart?: boolean;
  /** How many more files the field can hold; files beyond the number at a time are offered as a queue. Unset: a new file replaces the old. */
  room?: number;
}

export interface Uploads {
  rules: UploadRules;
  items: UploadItem[];
  /** Files that were not accepted, until they are dismissed. */
  refused: RefusedFile[];
  dismissRefused: () => void;
  /** Several files can be chosen at once, even when they are uploaded one after the other. */
  several: boolean;
  /** The refused files that can be uploaded after the current ones. */
  postponable: File[];
  addPostponable: () => void;
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
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  useEffect(() => {
    const stop = queue.listen({
      changed: setItems,
      stored: (file) => latest.current.onStored(file),
      failed: () => notify({ ...(latest.current.failure ?? defaultFailure(latest.current.rules.kind)), destructive: true }),
      refused: (files) => setRefused((before) => [...before, ...files]),
    });
    return () => {
      stop();
      queue.clear();
    };
  }, [queue]);
  const add = (files: Iterable<File>): void => {
    const rejected = queue.add(files, options.autoStart ?? true);
    if (rejected.length === 0) return;
    setRefused((before) => [...before, ...rejected]);
    const description = [...new Set(rejected.map(({ reason }) => reason))].join(' ');
    notify({ title: 'Upload Error', description, destructive: true });
  };
  const room = Math.max((options.room ?? 0) - items.length, 0);
  const postponable = refused.flatMap(({ file }) => file ?? []).slice(0, room);
  const addPostponable = (): void => {
    setRefused(refused.filter(({ file }) => file === undefined || !postponable.includes(file)));
    queue.addLater(postponable);
  };
  return {
    rules: options.rules,
    items,
    refused,
    several: options.rules.maxFiles > 1 || (options.room ?? 0) > 1,
    dismissRefused: () => setRefused([]),
    postponable,
    addPostponable,
    busy: items.some((item) => item.state !== 'failed'),
    add,
    start: () => queue.start(),
    retry: (id) => queue.retry(id),
    remove: (id) => queue.remove(id),
    clear: () => queue.clear(),
  };
}
