/** Files that take a minute or more, mostly waiting: they start first, and stay outside of the spec groups. The groups follow. */
module.exports = [
  /chaos\.spec/,
  /large-videos\.full/,
  /worker-killed\.db/,
  /queues\.db/,
  /import-command\.db/,
  /spec-groups\/group-\d+/,
];
