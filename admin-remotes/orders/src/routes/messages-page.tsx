import {
  Button,
  classNames,
  EmptyState,
  kitStyles,
  MissingItem,
  QueryState,
  ReloadOutlined,
  SectionHeader,
  Segmented,
} from '@shop/admin-kit';
import type { InboxMessage } from '@shop/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { messagesQuery } from '../api/get-messages.ts';
import { SearchField } from '../components/list/search-field.tsx';
import { MessageList } from '../components/messages/message-list.tsx';
import { useOpenMessage } from '../components/messages/use-open-message.ts';
import {
  isFiltered,
  isInView,
  type MessageFilter,
  messageSearch,
  type MessagesView,
  parseMessageFilter,
} from '../rules/messages/message-filter.ts';
import { unreadText } from '../rules/messages/message-labels.ts';
import styles from '../styles/messages.module.css';
import filterStyles from '../styles/order-filters.module.css';

const VIEW_OPTIONS: { value: MessagesView; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'new', label: 'New' },
  { value: 'open', label: 'Open' },
  { value: 'answered', label: 'Answered' },
  { value: 'archive', label: 'Archive' },
];

/** Of the views of the inbox. */
const NONE_IN_VIEW: Record<Exclude<MessagesView, 'archive'>, string> = {
  all: 'No messages yet',
  new: 'Everything is read',
  open: 'Nothing waits for an answer',
  answered: 'Nothing is answered yet',
};

/** The messages of the contact form. Search, view and the open message are part of the address. */
export function MessagesPage() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = parseMessageFilter(params);
  const query = useInfiniteQuery(messagesQuery(filter));
  const messages = query.data?.pages.flat();
  const opened = useOpenMessage(messages);
  // Another search or view closes the open message, which may not be part of it.
  const change = (next: Partial<MessageFilter>): void => {
    const search = messageSearch({ ...filter, ...next }).toString();
    void navigate({ pathname: '/messages', search }, { replace: true });
  };
  const hasMessages = messages !== undefined && messages.length > 0;
  const refresh = (
    <Button icon={<ReloadOutlined aria-hidden />} loading={query.isRefetching} onClick={() => void query.refetch()}>
      Refresh
    </Button>
  );
  return (
    <>
      <SectionHeader
        title="Messages"
        subtitle={hasMessages && filter.view !== 'archive' && unreadText(messages)}
        tools={<MessageTools filter={filter} onChange={change} />}
        actions={refresh}
      />
      <QueryState query={query} failure="Failed to fetch messages">
        {({ pages }) => (
          <Messages
            messages={pages.flat()}
            filter={filter}
            opened={opened}
            onShowAll={() => change({ search: '', view: 'all' })}
          />
        )}
      </QueryState>
      {query.hasNextPage && (
        <Button className={styles.older} loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show older messages
        </Button>
      )}
      <MissingItem noun="message" missing={opened.missing} onClose={opened.close} />
    </>
  );
}

interface MessageToolsProps {
  filter: MessageFilter;
  onChange: (change: Partial<MessageFilter>) => void;
}

function MessageTools({ filter, onChange }: MessageToolsProps) {
  return (
    <div className={filterStyles.tools}>
      <Segmented<MessagesView>
        className={classNames(kitStyles.scrollingSegments, filterStyles.queues)}
        aria-label="Show"
        options={VIEW_OPTIONS}
        value={filter.view}
        onChange={(view) => onChange({ view })}
      />
      <SearchField
        search={filter.search}
        label="Search messages"
        placeholder="Name, e-mail or text"
        onSearch={(search) => onChange({ search })}
      />
    </div>
  );
}

interface MessagesProps {
  messages: InboxMessage[];
  filter: MessageFilter;
  opened: ReturnType<typeof useOpenMessage>;
  onShowAll: () => void;
}

function Messages({ messages, filter, opened, onShowAll }: MessagesProps) {
  const { message, isElsewhere, toggle, close } = opened;
  // The open message stays although opening it has changed its state, and comes first when it is not in this list.
  const listed = messages.filter(({ id, state }) => isInView(filter, state) || id === message?.id);
  const shown = isElsewhere && message ? [message, ...listed] : listed;
  return (
    <>
      {shown.length > 0 && <MessageList messages={shown} openId={message?.id} onToggle={toggle} onMoved={close} />}
      {listed.length === 0 && <NoMessages filter={filter} hasOthers={messages.length > 0} onShowAll={onShowAll} />}
    </>
  );
}

interface NoMessagesProps {
  filter: MessageFilter;
  /** There are messages in another state. */
  hasOthers: boolean;
  onShowAll: () => void;
}

function NoMessages({ filter, hasOthers, onShowAll }: NoMessagesProps) {
  const showAll = isFiltered(filter) && <Button onClick={onShowAll}>Show all messages</Button>;
  if (filter.search !== '') return <EmptyState title="No messages match" action={showAll} />;
  if (filter.view === 'archive') return <EmptyState title="The archive is empty" action={showAll} />;
  if (hasOthers) return <EmptyState title={NONE_IN_VIEW[filter.view]} action={showAll} />;
  return <EmptyState title="No messages yet" hint="What visitors write through the contact form arrives here." />;
}
