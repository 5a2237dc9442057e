import { createClient, type ApiClient } from '@shop/contract';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import routeAssets from 'virtual:route-assets';
import { FALLBACK_SETTINGS } from '#config/fallback-settings.ts';
import { categoriesQuery } from '#features/catalog/api/get-categories.ts';
import { headHtml, jsonForHtml, type HeadCollector } from '#lib/head/head.ts';
import { createQueryClient, isNotFound, setRetryOnMount, STATE_ELEMENT_ID } from '#lib/query-client.ts';
import { REJECTED_FORM_KEY, type RejectedForm } from '#lib/rejected-form.ts';
import { settingsQuery } from '#lib/settings.ts';
import { App } from './app.tsx';
import { matchRoute, type RouteEntry } from './route-table.ts';

interface PageRequest {
  /** Path and query. */
  url: string;
  /** For example https://shop.example */
  origin: string;
  /** A form that the page sent without scripts, and that the API did not accept. */
  rejected?: RejectedForm | undefined;
  /** The built index.html. */
  template: string;
  /** Calls the API of the shop's own process, without the network. */
  fetchApi: typeof fetch;
}

interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** False when the API failed, so that the page must not be kept for other visitors. */
  complete: boolean;
}

async function loadPage(entry: RouteEntry, request: { queryClient: QueryClient; api: ApiClient; url: URL }): Promise<void> {
  const { queryClient, api, url } = request;
  const { params } = matchRoute(url.pathname);
  const module = await entry.importModule();
  await Promise.all([
    queryClient.prefetchQuery(settingsQuery(api)),
    queryClient.prefetchQuery(categoriesQuery(api)),
    module.load?.({ queryClient, api, params, search: url.searchParams }),
  ]);
}

/**
 * Includes failed queries, so that the browser renders the same error instead of retrying. Contains no times, so that the same data
 * always gives the same bytes and the same ETag; with `staleTime: Infinity`, the browser does not need them.
 */
function stateHtml(queryClient: QueryClient, entry: RouteEntry): string {
  const dehydrated = dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' });
  const queries = dehydrated.queries.map((query) => ({
    ...query,
    dehydratedAt: 1,
    state: { ...query.state, dataUpdatedAt: 1, errorUpdatedAt: 0 },
  }));
  const start = entry.startsOnUse ? ' data-start="use"' : '';
  return `<script type="application/json" id="${STATE_ELEMENT_ID}"${start}>${jsonForHtml({ ...dehydrated, queries })}</script>`;
}

/** The server decides how long others may keep a page that is not private. */
function headersOf({ head }: HeadCollector): Record<string, string> {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  if (!head.private) return type;
  return { ...type, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** Renders a page of the shop to complete HTML: content, head, and the query results that the browser hydrates from. */
export async function renderPage({
  url: pathAndQuery,
  origin,
  rejected,
  template,
  fetchApi,
}: PageRequest): Promise<RenderedPage> {
  const url = new URL(pathAndQuery, origin);
  const { entry } = matchRoute(url.pathname);
  const queryClient = createQueryClient();
  setRetryOnMount(queryClient, false);
  const api = createClient({ fetch: fetchApi });
  await loadPage(entry, { queryClient, api, url });
  if (rejected) queryClient.setQueryData(REJECTED_FORM_KEY, rejected);
  const headCollector: HeadCollector = { head: {}, status: 200 };
  const body = renderToString(
    <StaticRouter location={`${url.pathname}${url.search}`}>
      <App context={{ api, origin, headCollector }} queryClient={queryClient} />
    </StaticRouter>,
  );
  const shopName = queryClient.getQueryData(settingsQuery(api).queryKey)?.shopName ?? FALLBACK_SETTINGS.shopName;
  const parts: Record<string, string> = {
    '<!--ssr-head-->': headHtml(headCollector.head, { shopName, origin }),
    '<!--ssr-styles-->': routeAssets[entry.file]?.styles ?? '',
    '<!--ssr-scripts-->': (routeAssets[entry.file]?.scripts ?? []).join(' '),
    '<!--ssr-body-->': body,
    '<!--ssr-state-->': stateHtml(queryClient, entry),
  };
  const html = template.replace(/<!--ssr-(?:head|styles|scripts|body|state)-->/g, (placeholder) => parts[placeholder] ?? '');
  const failed = queryClient
    .getQueryCache()
    .findAll({ predicate: ({ state: { error } }) => error !== null && !isNotFound(error) });
  queryClient.clear();
  // React writes this marker for a boundary whose content threw. The browser retries, but the response must not count as a success.
  const status = body.includes('<!--$!-->') ? 500 : headCollector.status;
  return { status, headers: headersOf(headCollector), html, complete: failed.length === 0 };
}
