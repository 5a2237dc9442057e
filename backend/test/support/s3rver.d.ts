declare module '@20minutes/s3rver' {
  interface Options {
    port: number;
    address: string;
    directory: string;
    silent: boolean;
    configureBuckets: { name: string; configs: string[] }[];
  }
  interface Context {
    path: string;
    mountPath?: string;
    state: { vhost?: boolean };
  }
  type Middleware = (context: Context, next: () => Promise<void>) => Promise<void>;
  export default class S3rver {
    constructor(options: Options);
    /** What a request passes through, the router last. */
    readonly middleware: Middleware[];
    run(): Promise<{ port: number }>;
    close(): Promise<void>;
  }
}
