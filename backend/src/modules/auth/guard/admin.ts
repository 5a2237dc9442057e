/** The signed-in person of this request, as the database knows them now. */
export class Admin {
  constructor(
    readonly id: string,
    readonly username: string,
    readonly isAdmin: boolean,
    /** The token they came with, for logging out just this browser. */
    readonly tokenId: string,
    readonly tokenExpiresAt: Date,
  ) {}
}
