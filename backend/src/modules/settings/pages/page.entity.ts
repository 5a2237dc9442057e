import { Column, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { PageSlug } from './page-rules.js';

/** A text page of the shop, such as Returns. It exists from its first save. */
@Entity('pages')
export class ShopPage {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'pages_pkey' })
  slug: PageSlug;

  @Column({ type: 'text' })
  title: string;

  /** Markdown. */
  @Column({ type: 'text' })
  body: string;

  /** Rendered when the page is saved, so that no request of a shopper renders Markdown. */
  @Column({ type: 'text' })
  html: string;

  @Column({ type: 'boolean', default: false })
  published: boolean;

  @Column({ type: 'integer', default: 1 })
  version: number;

  @UpdateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}
