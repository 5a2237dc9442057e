import { useSearchParams } from 'react-router-dom';

/** The token of a preview link, with which the page of a product shows it before the shop does. */
export const previewOf = (search: URLSearchParams): string | undefined => search.get('preview') ?? undefined;

export const usePreview = (): string | undefined => previewOf(useSearchParams()[0]);
