const REGEX_AFTER = /(?:^|[(,=:[!&|?;{+*%~^]|=>|\b(?:return|typeof|case|in|of|throw|await|do|else))\s*$/;

class Scanner {
  comments = [];
  strings = [];
  #text;
  #code;
  #at = 0;

  constructor(text) {
    this.#text = text;
    this.#code = text.split('');
    this.#scanCode(false);
  }

  get code() {
    return this.#code.join('');
  }

  /** Scans code, up to the brace that closes a template expression if `inTemplate`. */
  #scanCode(inTemplate) {
    for (let depth = 0; this.#at < this.#text.length;) {
      const char = this.#text[this.#at];
      if (this.#startsWith('//') && this.#text[this.#at - 1] !== ':') this.#comment('\n', 0);
      else if (this.#startsWith('/*')) this.#comment('*/', 2);
      else if (char === "'" || char === '"') this.#quoted(char);
      else if (char === '`') this.#template();
      else if (char === '/' && REGEX_AFTER.test(this.#codeBefore())) this.#regex();
      else {
        this.#at++;
        if (char === '{') depth++;
        if (char === '}' && depth-- === 0 && inTemplate) return;
      }
    }
  }

  #comment(terminator, length) {
    const found = this.#text.indexOf(terminator, this.#at);
    const end = found < 0 ? this.#text.length : found + length;
    this.comments.push({ start: this.#at, text: this.#text.slice(this.#at, end) });
    this.#blank(this.#at, end);
    this.#at = end;
  }

  #quoted(quote) {
    const start = this.#at;
    const end = this.#find(start + 1, (char) => char === quote || char === '\n');
    if (this.#text[end] !== quote) {
      this.#at++;
      return;
    }
    this.strings.push({ start, text: this.#text.slice(start + 1, end) });
    this.#blank(start + 1, end);
    this.#at = end + 1;
  }

  #template() {
    const literal = { start: this.#at++, text: '' };
    this.strings.push(literal);
    while (this.#at < this.#text.length) {
      const end = this.#find(this.#at, (char, at) => char === '`' || this.#text.startsWith('${', at));
      literal.text += this.#text.slice(this.#at, end);
      this.#blank(this.#at, end);
      this.#at = end + 1;
      if (this.#text[end] === '`') return;
      this.#at++;
      literal.text += '${}';
      this.#scanCode(true);
    }
  }

  #regex() {
    let inClass = false;
    const end = this.#find(this.#at + 1, (char) => {
      if (char === '[') inClass = true;
      if (char === ']') inClass = false;
      return char === '\n' || (char === '/' && !inClass);
    });
    if (this.#text[end] !== '/') {
      this.#at++;
      return;
    }
    this.#blank(this.#at + 1, end);
    this.#at = end + 1;
  }

  /** The first position from `from` whose character `isEnd` accepts; escaped characters are skipped. */
  #find(from, isEnd) {
    let at = from;
    while (at < this.#text.length && !isEnd(this.#text[at], at)) at += this.#text[at] === '\\' ? 2 : 1;
    return at;
  }

  #startsWith(prefix) {
    return this.#text.startsWith(prefix, this.#at);
  }

  #codeBefore() {
    return this.#code.slice(Math.max(0, this.#at - 40), this.#at).join('');
  }

  #blank(from, to) {
    for (let at = from; at < to; at++) if (this.#code[at] !== '\n') this.#code[at] = ' ';
  }
}

/**
 * Splits TypeScript, JavaScript or JSX into code, comments and strings. `code` has the length and the lines of `text`, with the
 * contents of comments, strings and regular expressions blanked. A template literal is one string; its expressions are `${}`
 * in the string and stay in the code. Two apostrophes on one line of JSX text count as a string.
 */
export function scan(text) {
  const { code, comments, strings } = new Scanner(text);
  return { code, comments, strings };
}

/** The line number of a position. */
export function lineAt(text, position) {
  let line = 1;
  for (let at = text.indexOf('\n'); at >= 0 && at < position; at = text.indexOf('\n', at + 1)) line++;
  return line;
}
