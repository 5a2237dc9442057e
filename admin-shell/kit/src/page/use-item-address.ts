import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';

interface ItemAddress {
  /** What follows the path of the section, for example the id of an item; undefined for the bare list. */
  path: string | undefined;
  /** Opens an item of the list; Back closes it. */
  open: (path: string) => void;
  /** Returns to the list, with its filters. */
  close: () => void;
}

/**
 * The open item of a section as part of the address: `/products/<id>`. The route of the page is `*`, so that the list stays
 * mounted behind the item.
 */
export function useItemAddress(): ItemAddress {
  const { '*': splat = '' } = useParams();
  const { key, pathname, search, state } = useLocation() as ReturnType<typeof useLocation> & { state: { opened?: true } | null };
  const navigate = useNavigate();
  const list = `/${pathname.split('/')[1] ?? ''}`;
  const isOpened = state?.opened === true;
  // The item closes first, so that its unsaved input no longer blocks the navigation that follows.
  const [left, setLeft] = useState<string | null>(null);
  if (left !== null && left !== key) setLeft(null);
  const isLeaving = left === key;
  const leave = useRef<() => void>(undefined);
  useEffect(() => {
    leave.current = () => void (isOpened ? navigate(-1) : navigate({ pathname: list, search }, { replace: true }));
  });
  useEffect(() => {
    if (isLeaving) leave.current?.();
  }, [isLeaving]);
  return {
    path: splat === '' || isLeaving ? undefined : splat,
    open: (path) => {
      // Another item takes the place of the open one: Back closes it too.
      const replace = splat !== '';
      // A filter that was chosen a moment ago may not be rendered yet.
      void navigate(
        { pathname: `${list}/${path}`, search: globalThis.location.search },
        { replace, state: { opened: !replace || isOpened } },
      );
    },
    close: () => setLeft(key),
  };
}
