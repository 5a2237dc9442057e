import { Button, EmptyState, QueryState, ReloadOutlined, SectionHeader } from '@shop/admin-kit';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messagesQuery } from '../api/get-messages.ts';
import { MessageList, type MessagesView, MessageViews } from '../components/messages/message-list.tsx';
import { unreadText } from '../rules/message-labels.ts';

/** The messages of the contact form. */
export function MessagesPage() {
  const query = useInfiniteQuery(messagesQuery);
  const [view, setView] = useState<MessagesView>('All');
  const messages = query.data?.pages.flat() ?? [];
  const refresh = (
    <Button icon={<ReloadOutlined aria-hidden />} loading={query.isRefetching} onClick={() => void query.refetch()}>
      Refresh
    </Button>
  );
  return (
    <>
      <SectionHeader
        title="Messages"
        subtitle={messages.length > 0 && unreadText(messages)}
        tools={messages.length > 0 && <MessageViews view={view} onChange={setView} />}
        actions={refresh}
      />
      <QueryState query={query} failure="Failed to fetch messages">
        {() =>
          messages.length === 0 ? (
            <EmptyState title="No messages yet" hint="What visitors write through the contact form arrives here." />
          ) : (
            <MessageList messages={messages} view={view} />
          )
        }
      </QueryState>
      {query.hasNextPage && (
        <Button className="messages-older" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          Show older messages
        </Button>
      )}
    </>
  );
}
