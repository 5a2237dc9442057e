import {
  Button,
  CardGrid,
  ConfirmDelete,
  EmptyState,
  FileProblems,
  holdsWords,
  ListSearch,
  MissingItem,
  moveBy,
  MoveButtons,
  PlusOutlined,
  QueryState,
  SectionHeader,
  useListSearch,
} from '@shop/admin-kit';
import type { UseMutationResult, UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { CardActions } from '../card-actions.tsx';
import { useAddressedDialog } from '../use-addressed-dialog.ts';
import { DeletedEntities, type DeletedEntitiesProps } from './deleted-entities.tsx';
import type { Entity } from './use-entity-form.ts';
import styles from '../../styles/product-card.module.css';

interface EntityListProps<Item extends Entity> {
  title: string;
  /** For example 'category'. */
  noun: string;
  subtitle: string;
  query: UseQueryResult<Item[]>;
  failure: string;
  /** The page of an item in the shop; null when shoppers cannot see it. */
  shopPath: (item: Item) => string | null;
  /** The texts of an item that the search reads. */
  searched: (item: Item) => (string | null)[];
  /** The text of the button above the list. */
  addText: string;
  /** The texts of the empty state. */
  empty: { icon: ReactNode; title: string; addFirst: string };
  /** Saves another order of all items; missing for lists that are sorted by name. */
  onArrange?: (items: Item[]) => void;
  deleting: UseMutationResult<unknown, Error, string>;
  deleted: DeletedEntitiesProps;
  /** The content of a card above its buttons. */
  card: ComponentType<{ item: Item }>;
  /** Edits `item`, or creates one if it is null. */
  dialog: ComponentType<{ open: boolean; item: Item | null; onClose: () => void }>;
}

/** Cards with Edit and Delete, and a button that creates an entity. */
export function EntityList<Item extends Entity>(props: EntityListProps<Item>) {
  const { title, noun, subtitle, query, failure, addText, empty, deleting, deleted, card: Card, dialog: Dialog } = props;
  const dialog = useAddressedDialog<Item>({ listed: query.data });
  const search = useListSearch();
  const [itemToDelete, setItemToDelete] = useState<Item | null>(null);
  const actions = (
    <>
      <DeletedEntities {...deleted} />
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={dialog.create}>
        {addText}
      </Button>
    </>
  );
  const addFirst = (
    <Button type="primary" onClick={dialog.create}>
      {empty.addFirst}
    </Button>
  );
  return (
    <>
      <SectionHeader
        title={title}
        subtitle={subtitle}
        tools={<ListSearch label={`Search ${title.toLowerCase()}`} {...search} />}
        actions={actions}
      />
      <QueryState query={query} failure={failure}>
        {(items) =>
          items.length === 0 ? (
            <EmptyState icon={empty.icon} title={empty.title} action={addFirst} />
          ) : (
            <Cards
              all={items}
              items={items.filter((item) => holdsWords(props.searched(item), search.text))}
              onArrange={props.onArrange}
              title={title}
              card={Card}
              shopPath={props.shopPath}
              onEdit={dialog.edit}
              onDelete={setItemToDelete}
              onShowAll={() => search.setText('')}
            />
          )
        }
      </QueryState>
      <Dialog key={dialog.key} open={dialog.open} item={dialog.item} onClose={dialog.close} />
      <MissingItem noun={noun} missing={dialog.missing} onClose={dialog.close} />
      <ConfirmDelete
        name={itemToDelete?.name ?? null}
        busy={deleting.isPending}
        onConfirm={() => itemToDelete && deleting.mutate(itemToDelete.id, { onSettled: () => setItemToDelete(null) })}
        onCancel={() => setItemToDelete(null)}
      />
    </>
  );
}

interface CardsProps<Item extends Entity> extends Pick<EntityListProps<Item>, 'title' | 'card' | 'shopPath'> {
  all: Item[];
  /** Those that the search finds. */
  items: Item[];
  onArrange: ((items: Item[]) => void) | undefined;
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
  onShowAll: () => void;
}

function Cards<Item extends Entity>(props: CardsProps<Item>) {
  const { all, items, title, card: Card, shopPath, onArrange, onEdit, onDelete, onShowAll } = props;
  // While the search hides others, there is no place to move to.
  const canMove = onArrange !== undefined && items.length === all.length && all.length > 1;
  const noun = title.toLowerCase();
  if (items.length === 0) {
    return <EmptyState title={`No ${noun} match`} action={<Button onClick={onShowAll}>{`Show all ${noun}`}</Button>} />;
  }
  return (
    <CardGrid>
      {items.map((item, index) => (
        <li key={item.id} className={styles.card}>
          <Card item={item} />
          <FileProblems urls={[item.imageUrl]} />
          {canMove && (
            <div className={styles.cardMove}>
              <MoveButtons
                flush
                place={{ number: index + 1, count: all.length }}
                name={item.name}
                onMove={(move) => {
                  const moved = moveBy(all, item.id, move);
                  if (moved) onArrange(moved);
                }}
              />
            </div>
          )}
          <CardActions name={item.name} shopPath={shopPath(item)} onEdit={() => onEdit(item)} onDelete={() => onDelete(item)} />
        </li>
      ))}
    </CardGrid>
  );
}
