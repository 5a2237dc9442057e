import { pageHtml } from './page-html.js';

// A child process of MarkdownRenderer: renders one text and ends.
process.once('message', (markdown: string) => {
  process.send?.(pageHtml(markdown), () => process.disconnect());
});
