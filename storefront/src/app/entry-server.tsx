import { createClient, type ApiClient } from '@shop/contract';
import { dehydrate, type QueryClient } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import routeAssets from 'virtual:route-assets';
import { FALLBACK_SETTINGS } from '#config/fallback-settings.ts';
import { categoriesQuery } from '#features/catalog/api/get-categories.ts';
import { headHtml, jsonForHtml, type HeadCollector } from '#lib/head/head.ts';
import { createQueryClient, setRetryOnMount } from '#lib/query-client.ts';
import { settingsQuery } from '#lib/settings/get-settings.ts';
import { App } from './app.tsx';
import { matchRoute, type RouteEntry } from './route-table.ts';
import { STATE_ELEMENT_ID } from './state-element.ts';

export interface PageRequest {
  /** Path and query. */
  url: string;
  /** For example https://shop.example */
  origin: string;
  /** The built index.html. */
  template: string;
  /** Calls the API; in the shop's own process no network is involved. */
  fetchApi: typeof fetch;
}

export interface RenderedPage {
  status: number;
  headers: Record<string, string>;
  html: string;
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

/** Failed queries travel as well: the browser then shows the same screen instead of asking again. */
function stateHtml(queryClient: QueryClient): string {
  const state = dehydrate(queryClient, { shouldDehydrateQuery: ({ state: { status } }) => status !== 'pending' });
  return `<script type="application/json" id="${STATE_ELEMENT_ID}">${jsonForHtml(state)}</script>`;
}

function preloads(entry: RouteEntry): string {
  return (routeAssets[entry.file] ?? [])
    .map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`)
    .join('');
}

function headersOf({ head }: HeadCollector): Record<string, string> {
  const type = { 'content-type': 'text/html; charset=utf-8' };
  if (!head.private) return { ...type, 'cache-control': 'no-cache' };
  return { ...type, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer', 'x-robots-tag': 'noindex' };
}

/** Renders one page of the shop to complete HTML: content, head, and the data that the browser continues with. */
export async function renderPage({ url: address, origin, template, fetchApi }: PageRequest): Promise<RenderedPage> {
  const url = new URL(address, origin);
  const { entry } = matchRoute(url.pathname);
  const queryClient = createQueryClient();
  setRetryOnMount(queryClient, false);
  const api = createClient({ fetch: fetchApi });
  await loadPage(entry, { queryClient, api, url });
  const headCollector: HeadCollector = { head: {}, status: 200 };
  const body = renderToString(
    <StaticRouter location={`${url.pathname}${url.search}`}>
      <App runtime={{ api, origin, headCollector }} queryClient={queryClient} />
    </StaticRouter>,
  );
  const shopName = queryClient.getQueryData(settingsQuery(api).queryKey)?.shopName ?? FALLBACK_SETTINGS.shopName;
  const parts: Record<string, string> = {
    '<!--ssr-head-->': headHtml(headCollector.head, { shopName, origin }) + preloads(entry),
    '<!--ssr-body-->': body,
    '<!--ssr-state-->': stateHtml(queryClient),
  };
  const html = template.replace(/<!--ssr-(?:head|body|state)-->/g, (mark) => parts[mark] ?? '');
  queryClient.clear();
  // React marks a boundary whose content threw; the browser tries again, but the answer must not pass for a good one.
  const status = body.includes('<!--$!-->') ? 500 : headCollector.status;
  return { status, headers: headersOf(headCollector), html };
}
