import { useEffect } from 'react';
import { useSettings } from '../settings.ts';
import { useAppContext } from '../app-context.tsx';
import { documentTitle, headTags, type Head, type HeadContext } from './head.ts';

interface PageHeadProps {
  head: Head;
  /** HTTP status of the server's response. */
  status?: number;
}

function removeTags(): void {
  for (const tag of document.head.querySelectorAll('[data-head]')) tag.remove();
}

function writeTags(head: Head, context: HeadContext): void {
  removeTags();
  for (const { name, attributes, text } of headTags(head, context)) {
    const element = document.createElement(name);
    element.setAttribute('data-head', '');
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    if (text !== undefined) element.textContent = text;
    document.head.append(element);
  }
}

/** Sets the document's title and meta tags; on unmount the title returns to the shop's name. */
export function PageHead({ head, status = 200 }: PageHeadProps) {
  const { origin, headCollector } = useAppContext();
  const { shopName } = useSettings();
  if (headCollector) Object.assign(headCollector, { head, status });
  // Screens create a new head object on each render; comparing its JSON runs the effect only when something changed.
  const key = JSON.stringify(head);
  useEffect(() => {
    const current = JSON.parse(key) as Head;
    document.title = documentTitle(current, shopName);
    writeTags(current, { shopName, origin });
    return () => {
      document.title = shopName;
      removeTags();
    };
  }, [key, shopName, origin]);
  return null;
}
