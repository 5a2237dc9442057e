/** Files that take a minute or more, mostly waiting: they start first, and stay outside of the spec groups. The groups follow. */
module.exports = [
  /chaos\.spec/,
  /large-videos\.db/,
  /worker-killed\.db/,
  /queues\.db/,
  /many-uploads\.api/,
  /import-command\.db/,
  /spec-groups\/group-\d+/,
];
