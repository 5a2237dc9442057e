import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address from which a name has signed in. The limit by name alone does not apply there. */
@Entity('login_addresses')
export class LoginAddress {
  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'login_addresses_pkey' })
  usernameHash: string;

  @PrimaryColumn({ type: 'text', primaryKeyConstraintName: 'login_addresses_pkey' })
  address: string;

  @Column({ type: 'timestamptz' })
  signedInAt: Date;
}
