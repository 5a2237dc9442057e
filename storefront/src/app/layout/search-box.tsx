import { lazy, Suspense, useCallback, useId, useState, type FocusEvent, type FormEvent, type KeyboardEvent } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { SearchIcon } from '#components/ui/icons.tsx';
import { paths } from '#config/paths.ts';
import { formText } from '#lib/form-text.ts';
import styles from './search-box.module.css';

const importPanel = () => import('#features/catalog/search/search-panel.tsx');

/** Loaded when the field gets the focus, to keep it out of the first load. */
const SearchPanel = lazy(async () => {
  const { SearchPanel: Panel } = await importPanel();
  return { default: Panel };
});

/** Without the panel, the field searches as before. */
const prefetchPanel = () => void importPanel().catch(() => undefined);

/** What the panel shows, for one visit of a page: navigation closes it. */
function useSuggestions() {
  const { key } = useLocation();
  const [typed, setTyped] = useState({ key, text: '' });
  const [options, setOptions] = useState<string[]>([]);
  const [active, setActive] = useState<string>();
  const text = typed.key === key ? typed.text : '';
  const type = (next: string): void => {
    setTyped({ key, text: next.trim() });
    setActive(undefined);
  };
  const showOptions = useCallback((ids: string[]) => setOptions(ids), []);
  return {
    text,
    type,
    showOptions,
    active: text !== '' && active !== undefined && options.includes(active) ? active : undefined,
    /** After the last option comes the field itself, then the first one. */
    move: (step: 1 | -1): void => {
      const stops = [undefined, ...options];
      const next = stops[(stops.indexOf(active) + step + stops.length) % stops.length];
      setActive(next);
      if (next !== undefined) document.getElementById(next)?.scrollIntoView({ block: 'nearest' });
    },
  };
}

/** Navigates to the listing with the trimmed text; does nothing for a blank one. */
export function SearchBox({ placeholder, label }: { placeholder: string; label: string }) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const id = useId();
  const { text, type, active, move, showOptions } = useSuggestions();
  const current = search.get('search') ?? '';
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = formText(new FormData(event.currentTarget), 'search').trim();
    type('');
    if (words) void navigate(paths.productsBy('search', words));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (text === '') return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') move(event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter' && active !== undefined) document.getElementById(active)?.click();
    else if (event.key === 'Escape') type('');
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onBlur = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) type('');
  };
  return (
    <search className={styles.search} onBlur={onBlur}>
      {/* A native form, so that the search works before hydration. */}
      <form action={paths.products} className={styles.box} onSubmit={onSubmit}>
        <input
          key={current}
          className={styles.input}
          type="text"
          role="combobox"
          name="search"
          placeholder={placeholder}
          aria-label={label}
          aria-autocomplete="list"
          aria-expanded={text !== ''}
          aria-controls={id}
          aria-activedescendant={active}
          defaultValue={current}
          enterKeyHint="search"
          autoComplete="off"
          onFocus={prefetchPanel}
          onInput={(event) => type(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button type="submit" className={styles.button} aria-label="Search">
          <SearchIcon size={20} />
        </button>
      </form>
      {text !== '' && (
        <div className={styles.suggestions}>
          <Suspense>
            <SearchPanel id={id} text={text} active={active} onOptions={showOptions} />
          </Suspense>
        </div>
      )}
    </search>
  );
}
