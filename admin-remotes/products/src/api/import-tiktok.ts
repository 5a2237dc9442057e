import { api, ApiError, messageOf, notify } from '@shop/admin-kit';
import type { TiktokImportDto, TiktokImportFound, TiktokImportProgress } from '@shop/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { importFailure } from '../rules/import-failure.ts';
import { refreshCatalog } from './refresh-catalog.ts';

const POLL_INTERVAL_MS = 1_500;
/** A worker that has not ended an import by then will hardly do so while somebody waits. */
const PATIENCE_MS = 5 * 60_000;

/** Why an import brought no product; `found` is what could be read although nothing was created. */
export class TiktokImportError extends Error {
  constructor(
    message: string,
    readonly code: string | null,
    readonly found: TiktokImportFound | null,
  ) {
    super(message);
  }

  /** TikTok shows the page to people only; its source can be pasted instead. */
  get needsPageSource(): boolean {
    return this.code === 'TIKTOK_BLOCKED';
  }
}

/** How far a running import is. */
export interface ImportProgress {
  /** What is being done, in the server's words. */
  step: string | null;
  /** The call has ended without an answer; the import goes on. */
  slow: boolean;
}

type OnProgress = (progress: ImportProgress) => void;

export function useImportFromTiktok() {
  const queries = useQueryClient();
  const [progress, setProgress] = useState<ImportProgress>({ step: null, slow: false });
  const mutation = useMutation({
    mutationFn: (wish: TiktokImportDto) => importProduct(wish, setProgress),
    onMutate: () => setProgress({ step: null, slow: false }),
    onSuccess: (product) => {
      notify({ title: 'Product imported successfully!', description: product.name });
      return refreshCatalog(queries);
    },
    onError: (error) => notify({ ...importFailure(error.message), destructive: true }),
  });
  return { ...mutation, progress };
}

type Imported = NonNullable<TiktokImportProgress['product']>;

/** The product. The call waits for it up to 25 s; after that the import is asked how it goes until it has ended. */
async function importProduct(wish: TiktokImportDto, watch: OnProgress): Promise<Imported> {
  // Only pages with https have it; without an id the step is not shown while the call waits.
  const importId = globalThis.crypto.randomUUID?.();
  const call = new AbortController();
  if (importId) void follow(importId, (step) => watch({ step, slow: false }), call.signal);
  try {
    return (await api.post('/api/admin/import/tiktok', { body: { ...wish, ...(importId ? { importId } : {}) } })).product;
  } catch (error) {
    const going = runningImportId(error);
    if (going === undefined) throw toImportError(error);
    call.abort();
    return await end(going, watch);
  } finally {
    call.abort();
  }
}

async function end(importId: string, watch: OnProgress): Promise<Imported> {
  watch({ step: null, slow: true });
  const ended = await follow(importId, (step) => watch({ step, slow: true }), AbortSignal.timeout(PATIENCE_MS));
  if (ended?.product) return ended.product;
  throw new TiktokImportError(ended?.message ?? 'Failed to import from TikTok', ended?.code ?? null, ended?.found ?? null);
}

/** Asks now and then how an import goes, until it has ended or nobody waits any more. */
async function follow(
  id: string,
  say: (step: string | null) => void,
  until: AbortSignal,
): Promise<TiktokImportProgress | undefined> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    if (until.aborted) return undefined;
    // A call that fails on the way is asked again: the import does not hear of it.
    const now = await api.get('/api/admin/import/tiktok/{id}', { path: { id } }).catch(() => undefined);
    if (until.aborted) return undefined;
    if (now?.status === 'done' || now?.status === 'refused') return now;
    say(now?.step ?? null);
  }
}

/** The id of an import that outlives its call. */
function runningImportId(error: unknown): string | undefined {
  if (!(error instanceof ApiError) || error.status !== 504) return undefined;
  const { importId } = error.json();
  return typeof importId === 'string' ? importId : undefined;
}

function toImportError(error: unknown): TiktokImportError {
  const found = error instanceof ApiError ? (error.json()['found'] as TiktokImportFound | undefined) : undefined;
  const code = error instanceof ApiError ? (error.code ?? null) : null;
  return new TiktokImportError(messageOf(error, 'Failed to import from TikTok'), code, found ?? null);
}
