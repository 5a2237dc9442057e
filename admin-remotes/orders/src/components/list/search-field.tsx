import { ListSearch, useSearchText } from '@shop/admin-kit';
import styles from '../../styles/order-filters.module.css';

interface SearchFieldProps {
  search: string;
  /** The accessible name. */
  label: string;
  placeholder: string;
  onSearch: (search: string) => void;
}

/** Searches when typing pauses, and at once on Enter. */
export function SearchField({ search, label, placeholder, onSearch }: SearchFieldProps) {
  const { text, setText, sendNow } = useSearchText({ search, onSearch });
  return (
    <ListSearch
      className={styles.search}
      label={label}
      placeholder={placeholder}
      text={text}
      setText={setText}
      onEnter={sendNow}
    />
  );
}
