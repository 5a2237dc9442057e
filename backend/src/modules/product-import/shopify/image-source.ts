import { FetchError, safeFetch } from '#platform/safe-fetch/safe-fetch.js';
import { MAX_IMAGE_BYTES } from '../shared/store-image.js';

/** Downloads the images of a feed; tests replace it. */
export abstract class ImageSource {
  /** Throws FetchError, whose message gives the reason in one sentence. */
  abstract fetch(address: string): Promise<Buffer>;
}

const LIMITS = {
  allowHost: () => true,
  maxRedirects: 3,
  maxBytes: MAX_IMAGE_BYTES,
  timeoutMs: 10_000,
  accept: 'image/avif,image/webp,image/*',
};
const MAX_TIMEOUTS_PER_HOST = 2;

/** Downloads from the public internet, https only. A host that does not answer twice is not requested again. */
export class InternetImages extends ImageSource {
  private readonly timeouts = new Map<string, number>();

  async fetch(address: string): Promise<Buffer> {
    const host = URL.canParse(address) ? new URL(address).host : '';
    if ((this.timeouts.get(host) ?? 0) >= MAX_TIMEOUTS_PER_HOST)
      throw new FetchError('connection', `${host} did not answer before`);
    try {
      const { status, body } = await safeFetch(address, LIMITS);
      if (status === 200 && body.length > 0) return body;
      throw new FetchError('status', `${host} answered ${status}`);
    } catch (error) {
      if (error instanceof FetchError && (error.reason === 'connection' || error.reason === 'time')) {
        this.timeouts.set(host, (this.timeouts.get(host) ?? 0) + 1);
      }
      throw error;
    }
  }
}
