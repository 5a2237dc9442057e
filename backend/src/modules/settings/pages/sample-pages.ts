import { defaultValues } from '../values/default-values.js';
import type { SettingsValues } from '../values/settings-values.dto.js';
import { pageHtml } from './page-html.js';
import { PAGE_TITLES, type PageSlug } from './page-rules.js';
import { pageTemplate } from './page-templates.js';

const SLUGS = ['shipping', 'returns', 'faq', 'privacy'] as const satisfies readonly PageSlug[];

/** Kept in the text itself, so that shoppers read it and a save without it says that the page is the owner's. */
const NOTICE = '**This is a sample text of the demo shop.** It promises nothing until the owner of this shop has replaced it.';

export const isSampleText = (body: string): boolean => body.includes(NOTICE);

/** What the pages below say. Sales tax is left undecided, because only the owner knows. */
export const SAMPLE_SETTINGS = {
  delivery: { packDays: 2, transitDaysMin: 3, transitDaysMax: 5 },
  returns: { days: 30, paidBy: 'customer' },
} as const satisfies Partial<SettingsValues>;

/** The square brackets of a template mark what its owner decides; links keep theirs. */
const withoutBrackets = (text: string): string =>
  text.replace(/## \[[^\]]*\]\n[\s\S]*$/, '').replace(/\[([^\]]*)\](?!\()/g, '$1');

interface SamplePage {
  slug: PageSlug;
  title: string;
  body: string;
  html: string;
}

/** The pages that a demo shop opens with: the templates, marked as samples. */
export function samplePages(config: Parameters<typeof defaultValues>[0]): SamplePage[] {
  return SLUGS.map((slug) => {
    const text = withoutBrackets(pageTemplate(slug, defaultValues(config)));
    const body = `> ${NOTICE}\n\n${text.trimEnd()}\n`;
    return { slug, title: PAGE_TITLES[slug], body, html: pageHtml(body) };
  });
}
