import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { create, Font } from 'fontkit';
import { memoizeAsync } from '#platform/memoize-async.js';

/** A font by the name of its file, and the scripts that it is chosen for. */
export interface PrintFont {
  name: string;
  scripts: RegExp;
}

/** A part of a text that one font has all characters of. */
export interface Piece {
  text: string;
  /** Undefined: the shop's own font, in its regular or bold weight. */
  fallback: PrintFont | undefined;
}

/** The files of the shop's own font. */
export const OWN_FONTS = { regular: 'hanken-grotesk-400', bold: 'hanken-grotesk-800' };

/** In the order of preference. Signs of no script, such as currencies, are in the first and in the last. */
const FALLBACKS: readonly PrintFont[] = [
  { name: 'fallback/noto-sans', scripts: /[\p{scx=Latn}\p{scx=Grek}\p{scx=Cyrl}\p{scx=Zyyy}\p{scx=Zinh}]/u },
  // An entry of its own, although it is the same file: a piece has one script, because it is shaped as a whole.
  { name: 'fallback/noto-sans', scripts: /\p{scx=Deva}/u },
  { name: 'fallback/noto-sans-arabic', scripts: /\p{scx=Arab}/u },
  { name: 'fallback/noto-sans-armenian', scripts: /\p{scx=Armn}/u },
  { name: 'fallback/noto-sans-bengali', scripts: /\p{scx=Beng}/u },
  { name: 'fallback/noto-sans-ethiopic', scripts: /\p{scx=Ethi}/u },
  { name: 'fallback/noto-sans-georgian', scripts: /\p{scx=Geor}/u },
  { name: 'fallback/noto-sans-gujarati', scripts: /\p{scx=Gujr}/u },
  { name: 'fallback/noto-sans-gurmukhi', scripts: /\p{scx=Guru}/u },
  { name: 'fallback/noto-sans-hebrew', scripts: /\p{scx=Hebr}/u },
  { name: 'fallback/noto-sans-kannada', scripts: /\p{scx=Knda}/u },
  { name: 'fallback/noto-sans-khmer', scripts: /\p{scx=Khmr}/u },
  { name: 'fallback/noto-sans-lao', scripts: /\p{scx=Laoo}/u },
  { name: 'fallback/noto-sans-malayalam', scripts: /\p{scx=Mlym}/u },
  { name: 'fallback/noto-sans-tamil', scripts: /\p{scx=Taml}/u },
  { name: 'fallback/noto-sans-telugu', scripts: /\p{scx=Telu}/u },
  { name: 'fallback/noto-sans-thai', scripts: /\p{scx=Thai}/u },
  {
    name: 'fallback/droid-sans-fallback',
    scripts: /[\p{scx=Hani}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Bopo}\p{scx=Zyyy}]/u,
  },
];

/** What the shop's own font prints without a look into it. */
const PLAIN = /^[\n\x20-\x7e\xa1-\xac\xae-\xff]*$/;
const JOINERS = /[\u200c\u200d]/gu;
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const UNSEEN_BUT_JOINERS = /(?![\u200c\u200d])[\p{Default_Ignorable_Code_Point}\p{Cc}]/gu;
const MARKS = /\p{M}/gu;
/** Stands for a text of which no font has any character. */
const NOTHING_PRINTABLE = '(not printable)';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const files = new Map<string, Buffer>();

/** True when the text needs nothing but the shop's own font. */
export const isPlain = (text: string): boolean => PLAIN.test(text);

/** The bytes of a font file, read at its first use and kept. */
export function fontFile(name: string): Buffer {
  const known = files.get(name);
  if (known) return known;
  const bytes = readFileSync(fileURLToPath(new URL(`../../../assets/fonts/${name}.ttf`, import.meta.url)));
  files.set(name, bytes);
  return bytes;
}

/** Imported on demand: the library is large, and few processes print. */
export const loadPrintFonts = memoizeAsync(async () => new PrintFonts((await import('fontkit')).create));

/** Chooses the fonts of printed texts. A fallback font is opened when the first text needs it. */
export class PrintFonts {
  private readonly fonts = new Map<string, Font>();

  constructor(private readonly createFont: typeof create) {}

  /** The names of the fallback fonts that were needed so far. */
  get openedFallbacks(): string[] {
    return [...this.fonts.keys()].filter((name) => name.startsWith('fallback/'));
  }

  private open(name: string): Font {
    const known = this.fonts.get(name);
    if (known) return known;
    const font = this.createFont(fontFile(name)) as Font;
    this.fonts.set(name, font);
    return font;
  }

  /** A line of text in pieces of one font each. What no font has is left out: emoji, and scripts that few clients write. */
  pieces(text: string): Piece[] {
    if (isPlain(text)) return text === '' ? [] : [{ text, fallback: undefined }];
    const pieces: Piece[] = [];
    let isLeftOut = false;
    for (const { segment } of characters.segment(text.replace(/\s/gu, ' '))) {
      const last = pieces.at(-1);
      // What is left out takes one of the spaces around it along.
      if (segment === ' ' && isLeftOut && (last?.text.endsWith(' ') ?? true)) continue;
      const printed = this.find(segment);
      isLeftOut = !printed?.text;
      if (!printed || isLeftOut) continue;
      if (last && last.fallback === printed.fallback) last.text += printed.text;
      else pieces.push({ text: printed.text, fallback: printed.fallback });
    }
    return pieces.some(({ text: part }) => part.trim()) ? pieces : this.standIn(text);
  }

  /** The characters of a text that are printed without their marks or not at all, each once. */
  unprintable(text: string): string[] {
    if (isPlain(text)) return [];
    const found = new Set<string>();
    for (const { segment } of characters.segment(text)) {
      if (!/^\s*$/u.test(segment) && !this.find(segment)?.isWhole) found.add(segment);
    }
    return [...found];
  }

  private standIn(text: string): Piece[] {
    return text.replace(UNSEEN, '').trim() === '' ? [] : [{ text: NOTHING_PRINTABLE, fallback: undefined }];
  }

  /** How a character, as readers see it, is printed: as it is, or in its compatible form such as "A" for a bold 𝐀, or without its marks. */
  private find(character: string): (Piece & { isWhole: boolean }) | undefined {
    const joined = character.normalize('NFC').replace(UNSEEN_BUT_JOINERS, '');
    const seen = joined.replace(JOINERS, '');
    if (seen === '') return { text: '', fallback: undefined, isWhole: true };
    const whole = this.choose(joined) ?? this.choose(seen) ?? this.choose(seen.normalize('NFKC'));
    if (whole) return { ...whole, isWhole: true };
    const bare = this.choose(seen.normalize('NFKC').replace(MARKS, ''));
    return bare && { ...bare, isWhole: false };
  }

  private choose(text: string): Piece | undefined {
    if (text === '') return undefined;
    // The shop's font has no places for marks.
    if (!/\p{M}/u.test(text) && this.has(OWN_FONTS.regular, text)) return { text, fallback: undefined };
    const fallback = FALLBACKS.find(({ name, scripts }) => scripts.test(text) && this.has(name, text));
    return fallback && { text, fallback };
  }

  private has(font: string, text: string): boolean {
    const opened = this.open(font);
    return Array.from(text).every((character) => opened.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  }
}
