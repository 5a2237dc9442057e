import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import { Product } from '../catalog/index.js';

@Entity('cart_items')
@Unique('cart_items_line_key', ['sessionId', 'productId'])
@Check('cart_items_quantity_check', 'quantity between 1 and 99')
export class CartItem {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'cart_items_pkey' })
  id: string;

  @Column({ type: 'text' })
  sessionId: string;

  @Column({ type: 'uuid' })
  productId: string;

  @ManyToOne(() => Product, { onDelete: 'CASCADE', nullable: false })
  @JoinColumn({ name: 'product_id', foreignKeyConstraintName: 'cart_items_product_id_fkey' })
  product?: Relation<Product>;

  @Column({ type: 'integer', default: 1 })
  quantity: number;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  addedAt: Date;

  /** The last change of the line. A cart is idle when none of its lines has changed for `IDLE_DAYS`. */
  @Index('cart_items_touched_at_idx')
  @Column({ type: 'timestamptz', default: () => 'clock_timestamp()' })
  touchedAt: Date;
}
