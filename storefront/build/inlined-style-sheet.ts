/**
 * A style sheet inside the page, so that the first paint needs no further round trip. The link tells Vite's loader that the page has
 * the sheet. Browsers do not fetch it, because they know no style sheets of its type; Chromium would fetch a disabled one.
 */
export function inlinedStyleSheet(file: string, css: string): string {
  return `<style>${css.trim()}</style><link rel="stylesheet" type="text/x-inlined" href="/${file}">`;
}
