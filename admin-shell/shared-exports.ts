// A second entry of every remote's build; nothing loads it. The federation plugin works out which exports of a shared
// package a remote uses from the modules parsed so far, and takes 10 ms without a new one for the end: on a busy machine
// it then misses some, and the build fails with MISSING_EXPORT. Whole namespaces, seen in the very first module, make
// it keep every export (@module-federation/vite 1.23, scheduleParseCompletionCheck).
import * as kit from '@shop/admin-kit';
import * as query from '@tanstack/react-query';
import * as react from 'react';
import * as reactDom from 'react-dom';
import * as router from 'react-router';
import * as routerDom from 'react-router-dom';

export { kit, query, react, reactDom, router, routerDom };
