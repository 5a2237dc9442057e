import { adminRemote } from '../../kit/federation.ts';

export default adminRemote('gallery');
