import { StatusTag, UserOutlined } from '@shop/admin-kit';
import type { AdminArtist } from '@shop/contract';
import { useQuery } from '@tanstack/react-query';
import { adminArtistsQuery } from '../api/catalog-queries.ts';
import { useDeleteArtist } from '../api/delete-item.ts';
import { deletedArtistsQuery, useRestoreArtist } from '../api/deleted-items.ts';
import { ArtistDialog } from '../components/entity/artist-dialog.tsx';
import { EntityList } from '../components/entity/entity-list.tsx';
import { Thumbnail } from '../components/thumbnail.tsx';
import productCardStyles from '../styles/product-card.module.css';
import productsStyles from '../styles/products.module.css';

export function ArtistsPage() {
  return (
    <EntityList
      title="Artists"
      noun="artist"
      shopPath={({ id, isActive }) => (isActive ? `/artists/${id}` : null)}
      searched={({ name, location, story }) => [name, location, story]}
      subtitle="Manage collaborating artists"
      query={useQuery(adminArtistsQuery)}
      failure="Failed to fetch artists"
      addText="Add Artist"
      empty={{ icon: <UserOutlined />, title: 'No artists found', addFirst: 'Add Your First Artist' }}
      deleting={useDeleteArtist()}
      deleted={{ title: 'Deleted artists', query: deletedArtistsQuery, restoring: useRestoreArtist() }}
      card={ArtistCard}
      dialog={ArtistDialog}
    />
  );
}

function ArtistCard({ item }: { item: AdminArtist }) {
  const { name, location, story, imageUrl, image, isActive } = item;
  return (
    <>
      <div className={productCardStyles.frame}>
        <Thumbnail url={imageUrl} alt={name} color={image?.color} />
        <div className={productCardStyles.flags}>{!isActive && <StatusTag tone="neutral">Hidden in the shop</StatusTag>}</div>
      </div>
      <div className={productCardStyles.cardText}>
        <h3>{name}</h3>
        <span className={productsStyles.soft}>{location}</span>
        <p className={productCardStyles.lines3}>{story}</p>
      </div>
    </>
  );
}
