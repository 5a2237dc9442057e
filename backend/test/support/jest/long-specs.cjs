/** Files that take a minute or more, mostly waiting. They start first, and stay outside of the spec groups. */
module.exports = [
  /chaos\.spec/,
  /large-videos\.db/,
  /worker-killed\.db/,
  /queues\.db/,
  /many-uploads\.api/,
  /import-command\.db/,
];
