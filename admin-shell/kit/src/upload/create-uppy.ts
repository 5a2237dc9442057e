import Uppy, { type Body, type Meta, type UppyFile } from '@uppy/core';
import XHRUpload from '@uppy/xhr-upload';
import { acceptedTypes, INACTIVITY_TIMEOUT_MS, type UploadRules, uppyStrings } from './upload-rules.ts';

export type UploadFile = UppyFile<Meta, Body>;

/** The response to a failed PUT. xhr-upload passes the XMLHttpRequest itself. */
export interface PutResponse {
  status?: number;
  responseText?: string;
}

const MAX_PARALLEL_UPLOADS = 6;

/** Failures are shown on the upload item, so Uppy must not log them to the console as well. */
const SILENT_LOGGER = { debug: () => undefined, warn: () => undefined, error: () => undefined };

/** An Uppy that sends each file with one PUT to the URL that `uploadUrlFor` resolves with. It never retries by itself. */
export function createUppy(rules: UploadRules, uploadUrlFor: (file: UploadFile) => Promise<string>): Uppy {
  const uppy = new Uppy({
    logger: SILENT_LOGGER,
    restrictions: { maxFileSize: rules.maxBytes, maxNumberOfFiles: rules.maxFiles, allowedFileTypes: acceptedTypes(rules) },
    locale: { strings: uppyStrings(rules), pluralize: (count) => (count === 1 ? 0 : 1) },
  });
  return uppy.use(XHRUpload, {
    method: 'PUT',
    formData: false,
    limit: MAX_PARALLEL_UPLOADS,
    timeout: INACTIVITY_TIMEOUT_MS,
    shouldRetry: () => false,
    headers: (file) => ({ 'content-type': file.type || 'application/octet-stream' }),
    endpoint: (file) => uploadUrlFor(Array.isArray(file) ? file[0]! : file),
    getResponseData: (xhr) => ({ url: xhr.responseURL, wasAnimated: bodyOf(xhr.responseText).wasAnimated }),
  });
}

/** The fields of a JSON body; none of any other body, such as that of an object store. */
function bodyOf(responseText: string | undefined): { message?: unknown; wasAnimated?: unknown } {
  try {
    const body: unknown = JSON.parse(responseText ?? '');
    return typeof body === 'object' && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** The `message` of a JSON error body. */
export function messageIn(responseText: string | undefined): string | undefined {
  const { message } = bodyOf(responseText);
  return typeof message === 'string' ? message : undefined;
}
