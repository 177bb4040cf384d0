export interface CacheEntry {
  value: unknown;
  /** Epoch milliseconds. */
  expiresAtMs: number;
}

export interface Cache {
  /**
   * The stored value of `key`, or the answer of `load`, stored for `ttlMs`.
   * Calls for the same key while one is under way share it. A failed load is not stored.
   */
  remember<Value>(key: string, ttlMs: number, load: () => Promise<Value>): Promise<Value>;
  /** Whether `key` would be answered without a call. */
  has(key: string): boolean;
  forget(key: string): void;
  /** Forgets everything, for example when somebody signs out. */
  clear(): void;
  readonly size: number;
}
