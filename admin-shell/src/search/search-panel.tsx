import { Button, Input, type InputRef, kitStyles, SearchOutlined } from '@shop/admin-kit';
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import { moveFocus } from './move-focus.ts';
import { SearchResultList } from './search-result-list.tsx';
import { useSearch } from './use-search.ts';
import styles from './search.module.css';

interface SearchPanelProps {
  input: RefObject<InputRef | null>;
  text: string;
  /** The text with which Enter was pressed. */
  entered: string | undefined;
  onType: (text: string) => void;
  onEnter: (text: string) => void;
  onChoose: (path: string) => void;
}

/** The field and the results. Enter opens the first result, arrows move through all of them. */
export function SearchPanel({ input, text, entered, onType, onEnter, onChoose }: SearchPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const { groups, isPending, isError, sendNow, retry } = useSearch(text);
  const count = groups.reduce((sum, { entries }) => sum + entries.length, 0);
  const first = groups[0]?.entries[0]?.path;
  // Enter may be pressed before the results arrive.
  useEffect(() => {
    if (entered === text && !isPending && !isError && first !== undefined) onChoose(first);
  }, [entered, text, isPending, isError, first, onChoose]);
  const enter = (): void => {
    sendNow();
    onEnter(text);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!event.nativeEvent.isComposing) moveFocus(event, panel.current);
  };
  return (
    <search ref={panel}>
      <Input
        ref={input}
        size="large"
        aria-label="Search everything"
        autoComplete="off"
        placeholder="Order, person, product, invoice or message"
        prefix={<SearchOutlined aria-hidden />}
        maxLength={100}
        value={text}
        onChange={(event) => onType(event.target.value)}
        onPressEnter={(event) => !event.nativeEvent.isComposing && enter()}
        onKeyDown={onKeyDown}
      />
      <div className={styles.searchResults} aria-busy={isPending}>
        <output className={count > 0 ? kitStyles.visuallyHidden : styles.searchStatus}>
          {statusText(isPending, isError, count, text.trim() === '')}
        </output>
        {isError && (
          <p className={styles.searchStatus}>
            <Button onClick={retry}>Try again</Button>
          </p>
        )}
        <SearchResultList groups={groups} onKeyDown={onKeyDown} onChoose={onChoose} />
      </div>
    </search>
  );
}

function statusText(isPending: boolean, isError: boolean, count: number, isEmpty: boolean): string {
  if (isPending) return 'Searching…';
  if (isError) return 'The search did not answer.';
  if (isEmpty) return '';
  if (count === 0) return 'Nothing found';
  return count === 1 ? '1 result' : `${count} results`;
}
