/**
 * The same promise for whoever asks for a later script, so that all go on in one moment; one that did
 * not come is asked for again.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let kept: Promise<Value> | null = null;
  return () => {
    kept ??= load().catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}
