import { useEffect, useRef, useState } from 'react';
import { notify } from '../toasts/notify.ts';
import { LazyUploadQueue } from './lazy-upload-queue.ts';
import type { RefusedFile, StoredUpload, UploadItem } from './upload-item.ts';
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
  /** The names of stored files that were animations, until the next file is chosen. */
  stills: string[];
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

const notifyFailure = ({ failure, rules }: UploadsOptions): void =>
  notify({ ...(failure ?? defaultFailure(rules.kind)), destructive: true });

/** The queue of one field, and what it reports. */
function useQueue(options: UploadsOptions) {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [queue] = useState(() => new LazyUploadQueue(options.rules));
  const [items, setItems] = useState<UploadItem[]>([]);
  const [refused, setRefused] = useState<RefusedFile[]>([]);
  const [stills, setStills] = useState<string[]>([]);
  const [isOpening, setIsOpening] = useState(false);
  useEffect(
    () =>
      queue.listen({
        changed: setItems,
        stored: (file) => {
          if (file.wasAnimated) setStills((before) => [...before, file.name]);
          latest.current.onStored(file);
        },
        failed: () => notifyFailure(latest.current),
        refused: (files) => setRefused((before) => [...before, ...files]),
      }),
    [queue],
  );
  const addTo = async (chosen: File[]): Promise<void> => {
    const rejected = (await queue.open()).add(chosen, options.autoStart ?? true);
    if (rejected.length === 0) return;
    setRefused((before) => [...before, ...rejected]);
    const description = [...new Set(rejected.map(({ reason }) => reason))].join(' ');
    notify({ title: 'Upload Error', description, destructive: true });
  };
  const add = (files: Iterable<File>): void => {
    setIsOpening(true);
    setStills([]);
    // A copy, because the input is emptied before the queue is there.
    void addTo([...files])
      .catch(() => notifyFailure(options))
      .finally(() => setIsOpening(false));
  };
  return { queue, items, refused, setRefused, stills, add, busy: isOpening || items.some((item) => item.state !== 'failed') };
}

/** The uploads of one field. `rules` are read on the first render only: change the component's key to change them. */
export function useUploads(options: UploadsOptions): Uploads {
  const { queue, items, refused, setRefused, stills, add, busy } = useQueue(options);
  const room = Math.max((options.room ?? 0) - items.length, 0);
  const postponable = refused.flatMap(({ file }) => file ?? []).slice(0, room);
  const addPostponable = (): void => {
    setRefused(refused.filter(({ file }) => file === undefined || !postponable.includes(file)));
    queue.use((opened) => opened.addLater(postponable));
  };
  return {
    rules: options.rules,
    items,
    refused,
    stills,
    several: options.rules.maxFiles > 1 || (options.room ?? 0) > 1,
    dismissRefused: () => setRefused([]),
    postponable,
    addPostponable,
    busy,
    add,
    start: () => queue.use((opened) => opened.start()),
    retry: (id) => queue.use((opened) => opened.retry(id)),
    remove: (id) => queue.use((opened) => opened.remove(id)),
    clear: () => queue.use((opened) => opened.clear()),
  };
}
