/** The answer to a request that is sent again for as long as a busy machine answers 503, which stores nothing: browsers do the same. */
export async function whenNotBusy<T extends { status: number }>(send: () => PromiseLike<T>): Promise<T> {
  for (;;) {
    const answer = await send();
    if (answer.status !== 503) return answer;
  }
}
