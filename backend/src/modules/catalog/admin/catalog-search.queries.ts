import { wordsOf } from '@shop/contract/search';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { defineQuery } from '#platform/database/define-query.js';
import { holdsAllWords, longestWordPatterns } from '#platform/database/search-words.sql.js';

interface FoundProduct {
  id: string;
  name: string;
  artist: string | null;
}

interface FoundArtist {
  id: string;
  name: string;
  location: string;
}

/** The index of `search_text` narrows the products to those whose name or description holds the longest words. */
const FIND_PRODUCTS = defineQuery<[patterns: readonly string[], words: readonly string[], limit: number], FoundProduct>({
  name: 'catalog.find-products',
  text: `select p.id, p.name, a.name as artist from products p left join artists a on a.id = p.artist_id
    where p.deleted_at is null and p.search_text like coalesce(($1::text[])[1], '%') and p.search_text like coalesce(($1::text[])[2], '%')
      and ${holdsAllWords('folded_text(p.name)', '$2')}
    order by p.created_at desc, p.id desc limit $3`,
  columns: { id: 'uuid', name: 'text', artist: 'text' },
});

const FIND_ARTISTS = defineQuery<[words: readonly string[], limit: number], FoundArtist>({
  name: 'catalog.find-artists',
  text: `select id, name, location from artists
    where deleted_at is null and ${holdsAllWords('folded_text(name)', '$1')} order by folded_text(name), name, id limit $2`,
  columns: { id: 'uuid', name: 'text', location: 'text' },
});

/** Products and artists by words of their names, in lower case and without accents. */
@Injectable()
export class CatalogSearch {
  constructor(@InjectDataSource() private readonly db: DataSource) {}

  products(words: readonly string[], limit: number): Promise<FoundProduct[]> {
    return FIND_PRODUCTS.rows(this.db, longestWordPatterns(wordsOf(words.join(' '))), words, limit);
  }

  artists(words: readonly string[], limit: number): Promise<FoundArtist[]> {
    return FIND_ARTISTS.rows(this.db, words, limit);
  }
}
