/** How soon whoever was answered that all is away for a moment (503) asks again. */
const askAgainSeconds = 2;

/** What an answer of this status says about asking again; nothing where that is no use. */
export const whenToAskAgain = (status: number): Record<string, string> =>
  status === 503 ? { "retry-after": String(askAgainSeconds) } : {};
