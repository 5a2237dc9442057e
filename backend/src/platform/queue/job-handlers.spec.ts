import type { JobPayloads } from '#src/jobs.js';
import { handledJobs, HandlesJob } from './handles-job.js';
import { handlerProblems } from './job-handlers.js';

describe('handlers of jobs', () => {
  it.each([
    ['each job has one', ['a', 'b'], { a: ['X.a'], b: ['Y.b'] }, []],
    ['one is missing', ['a', 'b'], { a: ['X.a'] }, ['b: no handler']],
    ['one is doubled', ['a'], { a: ['X.a', 'Y.a'] }, ['a: X.a and Y.a']],
  ])('%s', (_, jobs, found, problems) => {
    expect(handlerProblems(jobs, new Map(Object.entries(found)))).toEqual(problems);
  });

  it('are the marked methods', () => {
    class Painter {
      @HandlesJob('media.render')
      paint(payload: JobPayloads['media.render']): Promise<string> {
        return Promise.resolve(payload.name);
      }

      rest(): void {}
    }
    expect(handledJobs(Painter.prototype)).toEqual([{ job: 'media.render', method: 'paint' }]);
    expect(handledJobs(class Other {}.prototype)).toEqual([]);
  });
});
