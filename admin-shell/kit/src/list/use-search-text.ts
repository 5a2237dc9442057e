import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Long enough that typing a word sends one request. */
const SEND_DELAY_MS = 250;

/** A navigation changes the address of the window at once, and the screen a moment later. */
const isRendered = (key: string): boolean => ((history.state as { key?: string } | null)?.key ?? 'default') === key;

interface SearchText {
  /** What is typed. */
  text: string;
  setText: (text: string) => void;
  /** Without waiting for a pause, for example on Enter. */
  sendNow: () => void;
}

interface SearchTextOptions {
  /** The search of the address. */
  search: string;
  /** Puts a search in the address. */
  onSearch: (search: string) => void;
  /** What a typed text searches for; removes the spaces around it unless set. */
  searchOf?: (text: string) => string;
}

const withoutSpaces = (text: string): string => text.trim();

/**
 * The text of a search field that becomes part of the address when typing pauses. It waits while another navigation is being
 * rendered, for example that of a dialog that was opened meanwhile: sent to the page that is being left, it would undo it.
 */
export function useSearchText({ search, onSearch, searchOf = withoutSpaces }: SearchTextOptions): SearchText {
  const { key } = useLocation();
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const [seen, setSeen] = useState(search);
  const [seenKey, setSeenKey] = useState(key);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  if (search !== seen) {
    setSeen(search);
    // Back or a link has changed it. The echo of the last sent text does not replace what was typed since.
    if (search !== sent) setText(search);
    setSent(search);
  } else if (key !== seenKey && search !== sent) {
    // A navigation, for example that of a dialog that was closed, came before the sent search was rendered: it is sent again.
    setSent(search);
  }
  if (key !== seenKey) setSeenKey(key);
  const wanted = searchOf(text);
  useEffect(() => {
    if (wanted === sent) return undefined;
    const timer = setTimeout(() => {
      if (!isRendered(key)) return;
      setSent(wanted);
      latest.current(wanted);
    }, SEND_DELAY_MS);
    return () => clearTimeout(timer);
  }, [wanted, sent, key]);
  const sendNow = (): void => {
    setSent(wanted);
    onSearch(wanted);
  };
  return { text, setText, sendNow };
}
