import { SearchOutlined } from '@ant-design/icons';
import { Input } from 'antd';
import { useCurrentSearchParams } from './use-current-search-params.ts';
import { useSearchText } from './use-search-text.ts';
import styles from './list-search.module.css';

type ListSearchState = Pick<ReturnType<typeof useSearchText>, 'text' | 'setText'>;

/** The search of a list that is filtered in the browser, as part of the address: `?search=`. */
export function useListSearch(): ListSearchState {
  const [searchParams, changeSearchParams] = useCurrentSearchParams();
  const onSearch = (search: string): void =>
    changeSearchParams(
      (current) => {
        if (search === '') current.delete('search');
        else current.set('search', search);
        return current;
      },
      { replace: true },
    );
  return useSearchText({ search: searchParams.get('search') ?? '', onSearch });
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
  className = styles.listSearch,
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
