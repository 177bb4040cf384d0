export interface SessionFetchSettings {
  send: typeof fetch;
  /** The signed-in user, or null. */
  userId: () => string | null;
  /** Aborted when the person begins to sign out. */
  leaving: () => AbortSignal;
  /** Told when the server no longer knows the session: it was ended elsewhere. */
  onSessionLost: () => void;
}

/**
 * `fetch` for calls with a session. Whoever signs out waits for no answer: calls for data that are on
 * their way end as an `AbortError`, so that none reaches the server after its session. A call that is
 * answered "who are you?" by the data's side while somebody is signed in tells `onSessionLost`.
 */
export function createSessionFetch(settings: SessionFetchSettings): typeof fetch {
  const { send, userId, leaving, onSessionLost } = settings;
  return async (input, init) => {
    const address = input instanceof Request ? input.url : input.toString();
    if (!/\/(rest|functions|storage)\/v1\//.test(address)) return send(input, init);
    const signals = [leaving(), init?.signal].filter((signal) => signal instanceof AbortSignal);
    const response = await send(input, { ...init, signal: AbortSignal.any(signals) });
    if (response.status === 401 && userId() !== null) onSessionLost();
    return response;
  };
}
