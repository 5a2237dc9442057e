import { api, ApiError, messageOf, useMutation } from '@shop/admin-kit';
import type { TiktokImportDto, TiktokImportFound, TiktokImportProgress } from '@shop/contract';
import { useState } from 'react';
import { importFailure } from '../rules/import-failure.ts';
import { CATALOG_KEYS } from './catalog-queries.ts';

const POLL_INTERVAL_MS = 1_500;
const IMPORT_TIMEOUT_MS = 5 * 60_000;

/** The import created no product; `found` holds the fields that could be read nevertheless. */
export class TiktokImportError extends Error {
  constructor(
    message: string,
    readonly code: string | null,
    readonly found: TiktokImportFound | null,
  ) {
    super(message);
  }

  /** TikTok blocked the server, so the admin has to paste the page source. */
  get needsPageSource(): boolean {
    return this.code === 'TIKTOK_BLOCKED';
  }
}

/** The progress of a running import. */
export interface ImportProgress {
  /** The server's description of the current step. */
  step: string | null;
  /** The request timed out and the import continues on the server. */
  slow: boolean;
}

type OnProgress = (progress: ImportProgress) => void;
type ImportedProduct = NonNullable<TiktokImportProgress['product']>;

export function useImportFromTiktok() {
  const [progress, setProgress] = useState<ImportProgress>({ step: null, slow: false });
  const mutation = useMutation({
    mutationFn: (request: TiktokImportDto) => importProduct(request, setProgress),
    onMutate: () => setProgress({ step: null, slow: false }),
    meta: {
      success: ({ name }) => ({ title: 'Product imported successfully!', description: name }),
      failure: (error) => importFailure(error.message),
      invalidates: CATALOG_KEYS,
    },
  });
  return { ...mutation, progress };
}

/** Resolves with the product. The request waits up to 25 s on the server; a longer import is polled until it has ended. */
async function importProduct(request: TiktokImportDto, onProgress: OnProgress): Promise<ImportedProduct> {
  // `randomUUID` exists in secure contexts only; without an id the progress cannot be polled while the request runs.
  const importId = globalThis.crypto.randomUUID?.();
  const polling = new AbortController();
  if (importId) void pollImport(importId, (step) => onProgress({ step, slow: false }), polling.signal);
  try {
    const body = { ...request, ...(importId ? { importId } : {}) };
    return (await api.post('/api/admin/import/tiktok', { body })).product;
  } catch (error) {
    const runningId = runningImportId(error);
    if (runningId === undefined) throw toImportError(error);
    polling.abort();
    return await awaitImport(runningId, onProgress);
  } finally {
    polling.abort();
  }
}

async function awaitImport(importId: string, onProgress: OnProgress): Promise<ImportedProduct> {
  onProgress({ step: null, slow: true });
  const timeout = AbortSignal.timeout(IMPORT_TIMEOUT_MS);
  const result = await pollImport(importId, (step) => onProgress({ step, slow: true }), timeout);
  if (result?.product) return result.product;
  throw new TiktokImportError(result?.message ?? 'Failed to import from TikTok', result?.code ?? null, result?.found ?? null);
}

/** Polls an import until it has ended or `signal` aborts. */
async function pollImport(
  id: string,
  onStep: (step: string | null) => void,
  signal: AbortSignal,
): Promise<TiktokImportProgress | undefined> {
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, POLL_INTERVAL_MS));
    if (signal.aborted) return undefined;
    // A failed poll does not affect the import, so polling continues.
    const progress = await api.get('/api/admin/import/tiktok/{id}', { path: { id } }).catch(() => undefined);
    if (signal.aborted) return undefined;
    if (progress?.status === 'done' || progress?.status === 'refused') return progress;
    onStep(progress?.step ?? null);
  }
}

/** The id of an import that continues after its request timed out (504). */
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
