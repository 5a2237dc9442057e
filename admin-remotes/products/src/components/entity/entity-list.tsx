import { Button, CardGrid, ConfirmDelete, EmptyState, PlusOutlined, QueryState, SectionHeader } from '@shop/admin-kit';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { CardActions } from '../card-actions.tsx';
import type { Entity } from './use-entity-form.ts';
import { useEditDialog } from '../use-edit-dialog.ts';

interface EntityListProps<Item extends Entity> {
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

/** Entity cards with Edit and Delete, and what creates more of them. */
export function EntityList<Item extends Entity>(props: EntityListProps<Item>) {
  const { title, subtitle, query, failure, addText, empty, removing, card: Card, dialog: Dialog } = props;
  const subject = useEditDialog<Item>();
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null);
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
                  <CardActions name={item.name} onEdit={() => subject.edit(item)} onDelete={() => setItemToDelete(item)} />
                </li>
              ))}
            </CardGrid>
          )
        }
      </QueryState>
      <Dialog key={subject.key} open={subject.open} item={subject.item} onClose={subject.close} />
      <ConfirmDelete
        name={itemToDelete?.name ?? null}
        busy={removing.isPending}
        onConfirm={() => itemToDelete && removing.mutate(itemToDelete.id, { onSettled: () => setItemToDelete(null) })}
        onCancel={() => setItemToDelete(null)}
      />
    </>
  );
}
