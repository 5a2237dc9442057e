import { Injectable } from '@nestjs/common';
import { type Fetched, type FetchLimits, FetchError, safeFetch } from '#platform/safe-fetch/safe-fetch.js';
import { MAX_IMAGE_BYTES } from '../shared/store-image.js';
import { isPageHost, isImageHost } from './parsing/tiktok-links.js';
import { leavesTiktok, pageTooLarge, tiktokUnreachable } from './tiktok-import.errors.js';
import { TiktokNetwork } from './tiktok-network.js';

const PAGE: FetchLimits = {
  allowHost: isPageHost,
  maxRedirects: 5,
  maxBytes: 5 * 1024 * 1024,
  timeoutMs: 10_000,
  accept: 'text/html,*/*',
};
const IMAGE: FetchLimits = {
  allowHost: isImageHost,
  maxRedirects: 3,
  maxBytes: MAX_IMAGE_BYTES,
  timeoutMs: 10_000,
  accept: 'image/*',
};

export interface ServedPage {
  html: string;
  /** The address after redirects. */
  address: URL;
  status: number;
}

/** Requests pages and images from TikTok. */
@Injectable()
export class TiktokPages {
  constructor(private readonly network: TiktokNetwork) {}

  /** Throws an AppError when the address leads away from TikTok, the page is too large, or TikTok does not answer. */
  async page(url: string): Promise<ServedPage> {
    try {
      const { body, url: address, status } = await safeFetch(url, PAGE, this.network);
      return { html: body.toString('utf8'), address, status };
    } catch (error) {
      throw error instanceof FetchError ? errorFor(error) : error;
    }
  }

  /** The bytes of an image; undefined when the download fails or the host is not TikTok's. */
  async image(url: string): Promise<Buffer | undefined> {
    try {
      const { status, body }: Fetched = await safeFetch(url, IMAGE, this.network);
      return status === 200 && body.length > 0 ? body : undefined;
    } catch (error) {
      if (error instanceof FetchError) return undefined;
      throw error;
    }
  }
}

function errorFor({ reason }: FetchError): Error {
  if (reason === 'address' || reason === 'redirects') return leavesTiktok();
  return reason === 'size' ? pageTooLarge() : tiktokUnreachable();
}
