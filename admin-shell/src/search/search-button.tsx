import { Button, classNames, Dialog, type InputRef, SearchOutlined, useSession } from '@shop/admin-kit';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEarlyKeys } from './early-keys.ts';
import { SearchPanel } from './search-panel.tsx';
import searchStyles from './search.module.css';
import headerStyles from '../layout/header.module.css';

const IS_APPLE = /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

/** Opens the search for everything, also by Ctrl K or Cmd K. */
export function SearchButton() {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [entered, setEntered] = useState<string>();
  const input = useRef<InputRef>(null);
  const chosen = useRef<string | null>(null);
  const openChosen = useOpenPath();
  const signedIn = useSession() !== null;
  const earlyKeys = useEarlyKeys(signedIn);
  const type = (value: string): void => {
    setText(value);
    setEntered(undefined);
  };
  const open = (): void => {
    if (isOpen || !signedIn) return;
    earlyKeys.start();
    type('');
    setOpen(true);
  };
  const close = (): void => {
    earlyKeys.take();
    setOpen(false);
  };
  useShortcut(open);
  const choose = (path: string): void => {
    chosen.current = path;
    close();
  };
  const onOpened = (): void => {
    input.current?.focus();
    const typed = earlyKeys.take();
    setText(typed.text);
    if (typed.isEntered) setEntered(typed.text);
  };
  // The page opens after the dialog has closed, so that it gets the focus, or asks about unsaved input.
  const onClosed = (): void => {
    const path = chosen.current;
    chosen.current = null;
    if (path !== null) openChosen(path);
  };
  return (
    <>
      <Button
        className={classNames(searchStyles.searchButton, headerStyles.headerSearch)}
        icon={<SearchOutlined aria-hidden />}
        aria-label="Search everything"
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={open}
      >
        <span className={headerStyles.headerLabel}>
          Search <kbd>{IS_APPLE ? '⌘K' : 'Ctrl K'}</kbd>
        </span>
      </Button>
      <Dialog
        open={isOpen && signedIn}
        title="Search everything"
        width={640}
        footer={null}
        instant
        onClose={close}
        onOpened={onOpened}
        onClosed={onClosed}
      >
        <SearchPanel input={input} text={text} entered={entered} onType={type} onEnter={setEntered} onChoose={choose} />
      </Dialog>
    </>
  );
}

/** Opens a page as a link would: the button loses the focus, which the heading of the page then gets. */
function useOpenPath(): (path: string) => void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return (path) => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    void navigate(path);
    // A page that is open already keeps its heading.
    if (path.split(/[?#]/)[0] === pathname) document.querySelector<HTMLElement>('main h2')?.focus({ preventScroll: true });
  };
}

function useShortcut(run: () => void): void {
  const latest = useRef(run);
  useEffect(() => {
    latest.current = run;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey || event.key.toLowerCase() !== 'k') return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
