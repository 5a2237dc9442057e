/** Of a response during an outage. Nobody may keep it. */
export const UNAVAILABLE_HEADERS = { 'retry-after': '30', 'cache-control': 'no-store' };
