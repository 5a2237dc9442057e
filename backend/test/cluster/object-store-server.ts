// An S3-compatible server that checks signatures, as a process of its own: object-store-server.ts FOLDER PORT
import { startS3 } from '../support/backends/file-backends.js';

const [folder, port] = process.argv.slice(2);
const store = await startS3({ folder, port: Number(port) });
process.once('SIGTERM', () => void store.stop().then(() => process.exit(0)));
