// Exposed by every remote and never loaded. The federation plugin collects the exports that a remote
// uses of a shared package until no module has been parsed for 10 ms. On a busy machine it stops too early, and the build
// fails with MISSING_EXPORT. It waits for exposed modules, and these namespace imports make it keep every export
// (@module-federation/vite 1.23, scheduleParseCompletionCheck).
import * as kit from '@shop/admin-kit';
import * as query from '@tanstack/react-query';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as router from 'react-router';
import * as routerDom from 'react-router-dom';

export { kit, query, react, reactDom, router, routerDom };
