import {
  api,
  Button,
  Card,
  CardGrid,
  ConfirmDelete,
  EmptyState,
  notify,
  notifyError,
  notifySuccess,
  QueryState,
  SectionHeader,
  Select,
  Space,
  Table,
  StatusTag,
} from '@shop/admin-kit';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';

/** Cards, empty and error states, toasts and the delete confirmation. */
export function ComponentDemo() {
  const [itemToDelete, setItemToDelete] = useState<string | null>(null);
  const missing = useQuery({ queryKey: ['/api/artists/nobody'] }) as UseQueryResult<string>;
  const pending = useQuery({ queryKey: ['/api/health'], enabled: false }) as UseQueryResult<string>;
  const expire = (): void =>
    void api.get('/api/admin/me', { headers: { authorization: 'Bearer expired' } }).catch(() => undefined);
  const actions = (
    <Space wrap>
      <Button onClick={() => notifySuccess('Product created successfully')}>Toast</Button>
      <Button onClick={() => notifyError(new Error('x'), 'Failed to create product')}>Failure</Button>
      <Button onClick={() => notify({ title: 'Second' })}>Other toast</Button>
      <Button onClick={expire}>Expire</Button>
      <Button danger onClick={() => setItemToDelete('Old Hoodie')}>
        Delete
      </Button>
      <Button type="primary">Primary</Button>
    </Space>
  );
  return (
    <>
      <SectionHeader title="Gallery" subtitle="Pieces of the kit" actions={actions} />
      <Cards />
      <Select aria-label="Choice" placeholder="Choose" options={[{ value: 'a', label: 'Alpha' }]} style={{ width: 200 }} />
      <Table
        rowKey="id"
        size="small"
        pagination={false}
        columns={[{ title: 'Name', dataIndex: 'name' }]}
        dataSource={[{ id: 1, name: 'Row' }]}
      />
      <QueryState query={missing} failure="Failed to fetch things">
        {(text) => text}
      </QueryState>
      <QueryState query={pending} failure="" placeholders={2}>
        {(text) => text}
      </QueryState>
      <RefreshDemo />
      <EmptyState title="No categories found" action={<Button type="primary">Add Your First Category</Button>} />
      <ConfirmDelete name={itemToDelete} onCancel={() => setItemToDelete(null)} onConfirm={() => setItemToDelete(null)} />
    </>
  );
}

let reads = 0;

/** A query whose refresh can fail while its data stays on the screen. */
function RefreshDemo() {
  const query = useQuery({
    queryKey: ['gallery', 'refresh'],
    queryFn: async ({ signal }) => {
      await api.get('/api/artists', { signal });
      reads += 1;
      return reads;
    },
  });
  return (
    <>
      <Button onClick={() => void query.refetch()}>Read again</Button>
      <QueryState query={query} failure="Failed to fetch artists">
        {(count) => <p>{`Read ${count} ${count === 1 ? 'time' : 'times'}`}</p>}
      </QueryState>
    </>
  );
}

function Cards() {
  return (
    <CardGrid>
      {['One', 'Two', 'Three'].map((name) => (
        <li key={name}>
          <Card title={name}>
            <StatusTag tone="info">sent</StatusTag> <StatusTag tone="success">paid</StatusTag>{' '}
            <StatusTag tone="danger">cancelled</StatusTag> <StatusTag tone="neutral">draft</StatusTag>{' '}
            <StatusTag tone="warning">low</StatusTag>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
