import type { JobPayloads } from '#src/jobs.js';
import { handledJobs, HandlesJob } from './handles-job.js';
import { handlerProblems } from './job-handlers.js';

describe('job handlers', () => {
  it.each([
    ['accepts one handler per job', ['a', 'b'], { a: ['X.a'], b: ['Y.b'] }, []],
    ['reports a missing handler', ['a', 'b'], { a: ['X.a'] }, ['b: no handler']],
    ['reports two handlers', ['a'], { a: ['X.a', 'Y.a'] }, ['a: X.a and Y.a']],
  ])('%s', (_, jobs, found, problems) => {
    expect(handlerProblems(jobs, new Map(Object.entries(found)))).toEqual(problems);
  });

  it('are the methods decorated with @HandlesJob', () => {
    class Renderer {
      @HandlesJob('media.render')
      render(payload: JobPayloads['media.render']): Promise<string> {
        return Promise.resolve(payload.name);
      }

      unrelated(): void {}
    }
    expect(handledJobs(Renderer.prototype)).toEqual([{ job: 'media.render', method: 'render' }]);
    expect(handledJobs(class Other {}.prototype)).toEqual([]);
  });
});
