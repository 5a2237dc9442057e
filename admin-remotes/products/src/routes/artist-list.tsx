import {
  Button,
  CardGrid,
  ConfirmDelete,
  EmptyState,
  PlusOutlined,
  ReadState,
  SectionHeader,
  StatusTag,
  UserOutlined,
} from '@shop/admin-kit';
import type { Artist } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeleteArtist } from '../api/delete-artist.ts';
import { adminArtistsQuery } from '../api/get-artists.ts';
import { ArtistDialog } from '../components/artist-dialog.tsx';
import { CardActions } from '../components/card-actions.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import { useSubject } from '../components/use-subject.ts';

export function ArtistList() {
  const query = useQuery(adminArtistsQuery);
  const subject = useSubject<Artist>();
  const [doomed, setDoomed] = useState<Artist | null>(null);
  const remove = useDeleteArtist();
  const add = (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={subject.create}>
      Add Artist
    </Button>
  );
  return (
    <>
      <SectionHeader title="Artists" subtitle="Manage collaborating artists" actions={add} />
      <ReadState query={query} failure="Failed to fetch artists">
        {(artists) =>
          artists.length === 0 ? (
            <NoArtists onCreate={subject.create} />
          ) : (
            <CardGrid minWidth={270}>
              {artists.map((artist) => (
                <ArtistCard
                  key={artist.id}
                  artist={artist}
                  onEdit={() => subject.edit(artist)}
                  onDelete={() => setDoomed(artist)}
                />
              ))}
            </CardGrid>
          )
        }
      </ReadState>
      <ArtistDialog key={subject.key} open={subject.open} artist={subject.item} onClose={subject.close} />
      <ConfirmDelete
        name={doomed?.name ?? null}
        busy={remove.isPending}
        onConfirm={() => doomed && remove.mutate(doomed.id, { onSettled: () => setDoomed(null) })}
        onCancel={() => setDoomed(null)}
      />
    </>
  );
}

function NoArtists({ onCreate }: { onCreate: () => void }) {
  const action = (
    <Button type="primary" onClick={onCreate}>
      Add Your First Artist
    </Button>
  );
  return <EmptyState icon={<UserOutlined />} title="No artists found" action={action} />;
}

interface ArtistCardProps {
  artist: Artist;
  onEdit: () => void;
  onDelete: () => void;
}

function ArtistCard({ artist, onEdit, onDelete }: ArtistCardProps) {
  const { name, location, story, imageUrl, image, isActive } = artist;
  return (
    <li className="products-card">
      <div className="products-frame">
        <Thumbnail url={imageUrl} alt={name} color={image?.color} />
        <div className="products-flags">{!isActive && <StatusTag tone="neutral">Hidden in the shop</StatusTag>}</div>
      </div>
      <div className="products-card-text">
        <h3>{name}</h3>
        <span className="products-soft">{location}</span>
        <p className="products-lines-3">{story}</p>
      </div>
      <CardActions name={name} onEdit={onEdit} onDelete={onDelete} />
    </li>
  );
}
