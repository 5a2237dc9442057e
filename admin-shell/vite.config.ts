import { adminShell } from './kit/federation.ts';

export default adminShell();
