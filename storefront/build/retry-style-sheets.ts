import type { Plugin } from 'vite';

/** Checked with Vite 8.3.8. What its loader of chunks does when a style sheet fails, and what it should do. */
const CURES: readonly [found: RegExp, cure: string][] = [
  [/\(err\) => \{\s*seen\[href\] = void 0;/, '(err) => { delete seen[href];'],
  [/if \(e\.type === "error"\) rej\(/, 'if (e.type === "error") link.remove(), rej('],
];

/**
 * Vite's loader asks for a style sheet once: if it fails, the chunk fails, but the next attempt shows the chunk unstyled. That
 * happens to a screen that is prefetched on a bad connection and opened on a good one.
 */
export function retryStyleSheets(): Plugin {
  return {
    name: 'shop:retry-style-sheets',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler(code) {
        return CURES.reduce((text, [found, cure]) => {
          if (!found.test(text)) throw new Error(`Vite's loader of chunks has changed: it has no ${found.source}`);
          return text.replace(found, cure);
        }, code);
      },
    },
  };
}
