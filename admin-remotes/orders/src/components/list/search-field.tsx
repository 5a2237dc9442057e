import { ListSearch } from '@shop/admin-kit';
import { useEffect, useRef, useState } from 'react';

/** Long enough that typing an order number sends one request. */
const DEBOUNCE_MS = 350;

interface SearchFieldProps {
  search: string;
  /** The accessible name. */
  label: string;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** Searches as you type, debounced, and at once on Enter. */
export function SearchField({ search, label, placeholder, onSearch }: SearchFieldProps) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // A search changed from outside (Back, "Show all") replaces the text. The echo of the last sent text does not, because
  // more may have been typed since.
  if (search !== sent) {
    setSent(search);
    setText(search);
  }
  const send = (): void => {
    setSent(text);
    onSearch(text);
  };
  useEffect(() => {
    if (text === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(text);
      latest.current(text);
    }, DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, sent]);
  return (
    <ListSearch className="orders-search" label={label} placeholder={placeholder} text={text} setText={setText} onEnter={send} />
  );
}
