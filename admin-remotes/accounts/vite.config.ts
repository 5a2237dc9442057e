import { adminRemote } from '../../admin-shell/kit/federation.ts';

export default adminRemote('accounts');
