/** Runs named jobs, at most `width` at once, in order; tells each result as it comes. */
export async function runQueue<T>(
  jobs: [name: string, job: () => Promise<T>][],
  width: number,
  onResult: (name: string, result: T) => void,
): Promise<void> {
  const waiting = [...jobs];
  const worker = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [name, job] = next;
      onResult(name, await job());
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
}
