import { Entity, PrimaryColumn } from 'typeorm';

/** A word of a product's name or description, written by a trigger; for searches with typos. */
@Entity('search_words')
export class SearchWord {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'search_words_pkey' })
  word: string;
}
