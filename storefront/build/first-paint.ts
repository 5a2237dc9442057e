import type { Plugin } from 'vite';

const STYLESHEET = /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+\.css)"[^>]*>/g;
const SCRIPTS = /<(script type="module"|link rel="modulepreload")/g;

/**
 * What a phone on a slow network sees first is the server's HTML. So the stylesheet, a few kilobytes, travels inside it and
 * costs no round trip of its own; and the scripts, which change nothing in that picture, wait behind pictures and fonts.
 */
export function firstPaint(): Plugin {
  return {
    name: 'shop:first-paint',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const inlined = html.replace(STYLESHEET, (link, file: string) => {
          const asset = bundle?.[file];
          return asset?.type === 'asset' ? `<style>${String(asset.source).trim()}</style>` : link;
        });
        return inlined.replace(SCRIPTS, '<$1 fetchpriority="low"');
      },
    },
  };
}
