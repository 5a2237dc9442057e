import type { FormEvent } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SearchIcon } from '#components/ui/icons.tsx';
import { paths } from '#config/paths.ts';
import { formText } from '#lib/form-text.ts';
import styles from './search-box.module.css';

/** Navigates to the listing with the trimmed text; does nothing for a blank one. */
export function SearchBox({ placeholder, label }: { placeholder: string; label: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const current = search.get('search') ?? '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = formText(new FormData(event.currentTarget), 'search').trim();
    if (words) void navigate(paths.productsBy('search', words));
  };
  return (
    <search>
      {/* A native form, so that the search works before hydration. */}
      <form action={paths.products} className={styles.box} onSubmit={onSubmit}>
        <input
          key={current}
          className={styles.input}
          type="search"
          name="search"
          placeholder={placeholder}
          aria-label={label}
          defaultValue={current}
          enterKeyHint="search"
          autoComplete="off"
        />
        <button type="submit" className={styles.button} aria-label="Search">
          <SearchIcon size={20} />
        </button>
      </form>
    </search>
  );
}
