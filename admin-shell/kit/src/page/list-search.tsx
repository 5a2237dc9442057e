import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

/** Long enough that typing a word changes the address once. */
const ADDRESS_DELAY_MS = 250;

interface ListSearchState {
  text: string;
  setText: (text: string) => void;
}

/** The search of a list that is filtered in the browser, as part of the address: `?search=`. */
export function useListSearch(): ListSearchState {
  const [params, setParams] = useSearchParams();
  const address = params.get('search') ?? '';
  const [text, setText] = useState(address);
  const [sent, setSent] = useState(address);
  // Back or a link has changed it; the echo of the last sent text does not replace what was typed since.
  if (address !== sent) {
    setSent(address);
    setText(address);
  }
  useEffect(() => {
    const search = text.trim();
    if (search === sent) return undefined;
    const timer = setTimeout(() => {
      setSent(search);
      setParams(
        (previous) => {
          if (search === '') previous.delete('search');
          else previous.set('search', search);
          return previous;
        },
        { replace: true },
      );
    }, ADDRESS_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text, sent, setParams]);
  return { text, setText };
}

interface ListSearchProps extends ListSearchState {
  /** The accessible name, for example 'Search artists'. */
  label: string;
  /** The label unless set. */
  placeholder?: string;
  /** Sets the width. */
  className?: string;
  onEnter?: () => void;
}

export function ListSearch({
  label,
  placeholder = label,
  className = 'kit-list-search',
  text,
  setText,
  onEnter,
}: ListSearchProps) {
  return (
    <Input
      className={className}
      allowClear
      aria-label={label}
      placeholder={placeholder}
      prefix={<SearchOutlined aria-hidden />}
      maxLength={120}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onPressEnter={onEnter}
    />
  );
}
