import { Button, CardGrid, ConfirmDelete, EmptyState, PlusOutlined, QueryState, SectionHeader } from '@shop/admin-kit';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { CardActions } from './card-actions.tsx';
import type { Named } from './use-named-form.ts';
import { useSubject } from './use-subject.ts';

interface NamedListProps<Item extends Named> {
  title: string;
  subtitle: string;
  query: UseQueryResult<Item[]>;
  failure: string;
  /** The button above the list. */
  addText: string;
  /** What an empty list says, and its button. */
  empty: { icon: ReactNode; title: string; addFirst: string };
  removing: UseMutationResult<unknown, Error, string>;
  /** What a card shows above its buttons. */
  card: ComponentType<{ item: Item }>;
  /** Creates, or edits `item`. */
  dialog: ComponentType<{ open: boolean; item: Item | null; onClose: () => void }>;
}

/** Named cards with Edit and Delete, and what creates more of them. */
export function NamedList<Item extends Named>(props: NamedListProps<Item>) {
  const { title, subtitle, query, failure, addText, empty, removing, card: Card, dialog: Dialog } = props;
  const subject = useSubject<Item>();
  const [doomed, setDoomed] = useState<Item | null>(null);
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={subject.create}>
      {addText}
    </Button>
  );
  const addFirst = (
    <Button type="primary" onClick={subject.create}>
      {empty.addFirst}
    </Button>
  );
  return (
    <>
      <SectionHeader title={title} subtitle={subtitle} actions={add} />
      <QueryState query={query} failure={failure}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon={empty.icon} title={empty.title} action={addFirst} />
          ) : (
            <CardGrid>
              {items.map((item) => (
                <li key={item.id} className="products-card">
                  <Card item={item} />
                  <CardActions name={item.name} onEdit={() => subject.edit(item)} onDelete={() => setDoomed(item)} />
                </li>
              ))}
            </CardGrid>
          )
        }
      </QueryState>
      <Dialog key={subject.key} open={subject.open} item={subject.item} onClose={subject.close} />
      <ConfirmDelete
        name={doomed?.name ?? null}
        busy={removing.isPending}
        onConfirm={() => doomed && removing.mutate(doomed.id, { onSettled: () => setDoomed(null) })}
        onCancel={() => setDoomed(null)}
      />
    </>
  );
}
