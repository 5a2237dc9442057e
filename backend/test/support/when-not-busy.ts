const MAX_ATTEMPTS = 20;

/** The answer to a request that is sent again while a busy machine answers 503, which stores nothing: browsers do the same. */
export async function whenNotBusy<T extends { status: number }>(send: () => PromiseLike<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await send();
    if (answer.status !== 503 || attempt === MAX_ATTEMPTS) return answer;
  }
}
