export { PortfolioMedia } from './portfolio-media.entity.js';
