export { LaunchChecklistModule } from './launch-checklist.module.js';
