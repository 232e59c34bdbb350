const flushMs = 60_000;

/** Flushes every minute. @returns what stops it, after a last flush */
export function flushRegularly(
  { flush }: { flush: () => Promise<void> },
  onError: (error: unknown) => void,
): () => Promise<void> {
  const timer = setInterval(() => void flush().catch(onError), flushMs);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await flush().catch(onError);
  };
}
