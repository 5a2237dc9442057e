import { createSubmitLock } from '@shop/contract';

function givenLock() {
  let now = 0;
  const submitOnce = createSubmitLock(() => now);
  const ends: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const submit = (input: unknown): Promise<string> =>
    submitOnce(input, () => new Promise<string>((resolve, reject) => ends.push({ resolve, reject })));
  return { submit, ends, wait: (ms: number) => (now += ms) };
}

it('sends the same input once while it is sent, however long that takes', async () => {
  const { submit, ends, wait } = givenLock();
  const first = submit({ name: 'Tee' });
  wait(10_000);
  const second = submit({ name: 'Tee' });
  ends[0]?.resolve('created');
  expect(await Promise.all([first, second])).toEqual(['created', 'created']);
  expect(ends).toHaveLength(1);
});

it.each([
  ['the second click of a double click', 499, 1],
  ['a later click', 500, 2],
])('after a success: %s', async (_, ms, sent) => {
  const { submit, ends, wait } = givenLock();
  const first = submit('id');
  ends[0]?.resolve('done');
  await first;
  wait(ms);
  void submit('id');
  expect(ends).toHaveLength(sent);
});

it.each([
  ['while they are sent', false],
  ['after they succeeded', true],
])('sends on, off, on as three inputs, %s', async (_, hasSucceeded) => {
  const { submit, ends } = givenLock();
  const sent = [submit('on'), submit('off')];
  if (hasSucceeded) {
    for (const { resolve } of ends) resolve('done');
    await Promise.all(sent);
  }
  void submit('on');
  expect(ends).toHaveLength(3);
});

it('sends again at once after a failure', async () => {
  const { submit, ends } = givenLock();
  const first = submit(undefined);
  ends[0]?.reject(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  void submit(undefined);
  expect(ends).toHaveLength(2);
});

it('sends again at once after another action: pack, undo, pack', async () => {
  const pack = givenLock();
  const undo = givenLock();
  for (const { submit, ends } of [pack, undo]) {
    const sent = submit('order');
    ends[0]?.resolve('done');
    await sent;
  }
  void pack.submit('order');
  expect(pack.ends).toHaveLength(2);
});
