/** What is done to a text before it is counted, checked and stored, by the forms and the server alike. */

/** Emoji keep what joins them, their colour and their style; these characters mean nothing elsewhere. */
const EMOJI = String.raw`\p{Extended_Pictographic}(?:\ufe0f|\p{Emoji_Modifier}|\u200d\p{Extended_Pictographic}|[\u{e0020}-\u{e007f}])*|[0-9#*]\ufe0f?\u20e3`;
/** Zero-width and direction marks, fillers and blanks of other scripts, what is no character at all, and controls that are no line break or tab. */
const UNSEEN = String.raw`[\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufe00-\ufe0f\ufeff\uffa0\ufff9-\ufffb\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}-\u{e0fff}\p{Noncharacter_Code_Point}\u0000-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f]`;
const EMOJI_OR_UNSEEN = new RegExp(`(${EMOJI})|${UNSEEN}`, 'gu');
const SEPARATORS = String.raw`\t\n\v\f\r\u0085\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000`;
const SEPARATED = new RegExp(` *[${SEPARATORS}][ ${SEPARATORS}]*`, 'gu');
const SPACES = /[\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]/gu;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/gu;

const withoutUnseen = (text: string): string => text.replace(EMOJI_OR_UNSEEN, (_, emoji: string | undefined) => emoji ?? '');

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The beginning of a text, of at most `limit` UTF-16 units, that splits no character as readers see it: no emoji, no accent. */
export function cutAtCharacter(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return text.slice(0, CHARACTERS.segment(text).containing(limit)?.index ?? limit);
}

/** One line, without spaces around it: tabs, line breaks and other separators become one space, what cannot be seen goes. */
export const cleanLine = (text: string): string => withoutUnseen(text).replace(SEPARATED, ' ').trim();

/** Several lines: all kinds of line breaks become "\n" and spaces of other widths plain ones, what cannot be seen goes. */
export const cleanLines = (text: string): string => withoutUnseen(text).replace(LINE_BREAKS, '\n').replace(SPACES, ' ').trim();
