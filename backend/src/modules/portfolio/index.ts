export { PortfolioMedia } from './portfolio-media.entity.js';
export { PortfolioModule } from './portfolio.module.js';
