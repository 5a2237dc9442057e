import { Input, SearchOutlined } from '@shop/admin-kit';
import { useEffect, useRef, useState } from 'react';

/** Long enough that typing a number asks once. */
const DEBOUNCE_MS = 350;

/** Searches while one types, after a pause, and at once on Enter. */
export function SearchField({ search, onSearch }: { search: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(search);
  const [sent, setSent] = useState(search);
  const latest = useRef(onSearch);
  useEffect(() => {
    latest.current = onSearch;
  });
  // What the address says wins (Back, or "Show all"), unless it only echoes what was typed: more may be typed meanwhile.
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
    <Input
      className="orders-search"
      allowClear
      aria-label="Search orders"
      placeholder="Number, name, e-mail or payment"
      prefix={<SearchOutlined aria-hidden />}
      maxLength={120}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={send}
    />
  );
}
