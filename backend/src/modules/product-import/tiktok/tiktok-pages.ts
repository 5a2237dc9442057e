import { Injectable } from '@nestjs/common';
import { type Fetched, type FetchLimits, FetchError, safeFetch } from '#platform/safe-fetch/safe-fetch.js';
import { isPageHost, isPictureHost } from './parsing/tiktok-links.js';
import { leadsAway, pageTooLarge, tiktokSilent } from './tiktok-import.errors.js';
import { TiktokNetwork } from './tiktok-network.js';

const PAGE: FetchLimits = {
  allowHost: isPageHost,
  maxRedirects: 5,
  maxBytes: 5 * 1024 * 1024,
  timeoutMs: 10_000,
  accept: 'text/html,*/*',
};
/** The shop's limit for product pictures. */
const PICTURE: FetchLimits = {
  allowHost: isPictureHost,
  maxRedirects: 3,
  maxBytes: 5_242_880,
  timeoutMs: 10_000,
  accept: 'image/*',
};

export interface ServedPage {
  html: string;
  /** Where the page was, after redirects. */
  address: URL;
  status: number;
}

/** What TikTok's servers send. */
@Injectable()
export class TiktokPages {
  constructor(private readonly network: TiktokNetwork) {}

  /** Refuses (AppError) what leaves TikTok, is too large, or does not come. */
  async page(url: string): Promise<ServedPage> {
    try {
      const { body, url: address, status } = await safeFetch(url, PAGE, this.network);
      return { html: body.toString('utf8'), address, status };
    } catch (error) {
      throw error instanceof FetchError ? refusalFor(error) : error;
    }
  }

  /** The bytes of a picture, or undefined when it does not come or is not TikTok's. */
  async picture(url: string): Promise<Buffer | undefined> {
    try {
      const { status, body }: Fetched = await safeFetch(url, PICTURE, this.network);
      return status === 200 && body.length > 0 ? body : undefined;
    } catch (error) {
      if (error instanceof FetchError) return undefined;
      throw error;
    }
  }
}

function refusalFor({ reason }: FetchError): Error {
  if (reason === 'address' || reason === 'redirects') return leadsAway();
  return reason === 'size' ? pageTooLarge() : tiktokSilent();
}
