import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { HoldsFileAddress } from './holds-file-address.decorator.js';

/** The clothing-design visualizer of the specification: part of the data model, without a screen. */
@Entity('ai_visualizations')
export class AiVisualization {
  @PrimaryGeneratedColumn('uuid', { primaryKeyConstraintName: 'ai_visualizations_pkey' })
  id: string;

  @Index('ai_visualizations_session_id_idx')
  @Column({ type: 'text' })
  sessionId: string;

  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  originalImageUrl: string | null;

  @Column({ type: 'text', nullable: true, name: 'uploaded_image_base64' })
  uploadedImageBase64: string | null;

  @Column({ type: 'text', nullable: true })
  clothingType: string | null;

  @HoldsFileAddress()
  @Column({ type: 'text', nullable: true })
  generatedImageUrl: string | null;

  @Column({ type: 'text', nullable: true })
  designDescription: string | null;

  @Column({ type: 'text', nullable: true })
  customerNote: string | null;

  @CreateDateColumn({ type: 'timestamptz', default: () => 'now()' })
  createdAt: Date;
}
