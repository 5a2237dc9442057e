const PLACEHOLDER = /\[[^\]\n]+\](?!\()/;

/** True for a text with a part in square brackets, as in our templates, that is no link. */
export const hasPlaceholder = (markdown: string): boolean => PLACEHOLDER.test(markdown);
