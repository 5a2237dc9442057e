export { default } from '../../admin-shell/test/jest-remote.mjs';
