import { Injectable } from '@nestjs/common';
import { FetchError, safeFetch } from '#platform/safe-fetch/safe-fetch.js';

/** Where the pictures of a feed come from. */
export abstract class ImageSource {
  /** The bytes behind an address of the feed. Throws FetchError, whose message says why in one sentence. */
  abstract fetch(address: string): Promise<Buffer>;
}

/** The shop's own limit for product pictures: a larger one could not be saved again in the admin. */
const MAX_BYTES = 5_242_880;
const LIMITS = {
  allowHost: () => true,
  maxRedirects: 3,
  maxBytes: MAX_BYTES,
  timeoutMs: 10_000,
  accept: 'image/avif,image/webp,image/*',
};
const TRIES_PER_SILENT_HOST = 2;

/** Pictures from the public internet, https only. A host that stays silent twice is not asked again by this object. */
@Injectable()
export class InternetImages extends ImageSource {
  private readonly silences = new Map<string, number>();

  async fetch(address: string): Promise<Buffer> {
    const host = URL.canParse(address) ? new URL(address).host : '';
    if ((this.silences.get(host) ?? 0) >= TRIES_PER_SILENT_HOST)
      throw new FetchError('connection', `${host} did not answer before`);
    try {
      const { status, body } = await safeFetch(address, LIMITS);
      if (status === 200 && body.length > 0) return body;
      throw new FetchError('status', `${host} answered ${status}`);
    } catch (error) {
      if (error instanceof FetchError && (error.reason === 'connection' || error.reason === 'time')) {
        this.silences.set(host, (this.silences.get(host) ?? 0) + 1);
      }
      throw error;
    }
  }
}
