export { User } from './user.entity.js';
